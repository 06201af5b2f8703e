import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RowList } from '@/app/_ui/data/row-list';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { HELP_PATH } from '@/lib/core/paths';
import { SECTIONS } from './sections';

export const metadata: Metadata = { title: 'Tu perfil' };

const PAGES = [
  ...SECTIONS.map((name) => ({ name, href: `/mi-perfil/perfil/${name}` })),
  { name: 'documentos', href: '/mi-perfil/documentos' },
  { name: 'cuenta-bancaria', href: '/mi-perfil/cuenta-bancaria' },
  { name: 'datos-tributarios', href: '/mi-perfil/datos-tributarios' },
  { name: 'certificados', href: '/mi-perfil/certificados' },
  { name: 'disponibilidad', href: '/mi-perfil/disponibilidad' },
  { name: 'permisos', href: '/mi-perfil/permisos' },
  { name: 'datosPersonales', href: '/mi-perfil/datos-personales' },
  { name: 'ayuda', href: HELP_PATH },
] as const;

/** What a talent's profile is made of, each part on a page of its own. */
export default async function ProfilePage() {
  await talentGate();
  const t = await getTranslations('place.sections');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <SectionCard flush>
        <RowList
          label={t('title')}
          items={PAGES.map(({ name, href }) => ({
            id: name,
            title: t(`pages.${name}.title`),
            href,
            detail: [t(`pages.${name}.text`)],
          }))}
        />
      </SectionCard>
    </>
  );
}
