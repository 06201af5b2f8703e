import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { PageHeader } from '@/app/_ui/layout/page-header';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { currentAccount } from '@/lib/identity/session';
import { BaseSection } from './_sections/base-section';
import { ButtonsSection } from './_sections/buttons-section';
import { ChartsSection } from './_sections/charts-section';
import { ComponentsSection } from './_sections/components-section';
import { FormsSection } from './_sections/forms-section';
import { IconsSection } from './_sections/icons-section';
import { NoticesSection } from './_sections/notices-section';
import { PublicSection } from './_sections/public-section';
import { specimenPage } from './_sections/specimen-rows';
import { StatesSection } from './_sections/states-section';
import { TableSection } from './_sections/table-section';
import styles from './theme.module.css';

export const metadata: Metadata = { title: 'Guía de estilo' };

const SECTIONS = [
  ['base', 'Base'],
  ['botones', 'Botones'],
  ['iconos', 'Iconos'],
  ['estados', 'Estados'],
  ['formularios', 'Formularios'],
  ['tabla', 'Tabla'],
  ['piezas', 'Piezas'],
  ['avisos', 'Avisos'],
  ['graficas', 'Gráficas'],
  ['publicas', 'Páginas públicas'],
] as const;

/** The living style guide: every primitive, working. For whoever develops, and the administrator. */
export default pageOrNotFound(
  PortalNotFound,
  async function ThemePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
    const account = await currentAccount();
    if (process.env.NODE_ENV === 'production' && account?.kind !== 'administrator') notFound();
    return (
      <>
        <PageHeader
          title="Guía de estilo"
          subtitle="Las piezas con las que se hacen las pantallas, funcionando."
        />
        <nav className={styles.index} aria-label="Secciones de la guía">
          {SECTIONS.map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <div className={styles.sections}>
          <BaseSection />
          <ButtonsSection />
          <IconsSection />
          <StatesSection />
          <FormsSection />
          <TableSection {...specimenPage(await searchParams)} />
          <ComponentsSection />
          <NoticesSection />
          <ChartsSection />
          <PublicSection />
        </div>
      </>
    );
  },
);
