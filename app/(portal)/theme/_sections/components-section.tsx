'use client';

import { DescriptionList } from '@/app/_ui/data/description-list';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import { PhotoGrid } from '@/app/_ui/photos/photo-grid';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import textStyles from '@/app/_ui/theme/text.module.css';
import styles from '../theme.module.css';
import { GuideSection } from './guide-section';

const PHOTOS = [
  { src: '/images/talent-female.svg', alt: 'Retrato de frente', tone: 'yellow' as const },
  { src: '/images/talent-male.svg', alt: 'Retrato de perfil', tone: 'green' as const },
  { src: '/images/transport.svg', alt: 'Camioneta', tone: 'red' as const },
];

export function ComponentsSection() {
  return (
    <GuideSection id="piezas" title="Piezas">
      <div className={styles.stack}>
        <KeyFigures
          figures={[
            {
              label: 'Cotizado',
              value: '$ 184,2 M',
              change: { direction: 'up', text: '12 %', good: true },
              hint: 'contra octubre',
            },
            { label: 'Aprobado', value: '$ 97,5 M', change: { direction: 'down', text: '4 %', good: false } },
            { label: 'Eventos activos', value: '18', href: '/eventos' },
            { label: 'Talentos convocados', value: '246', change: { direction: 'same', text: '0 %' } },
          ]}
        />
        <DescriptionList
          columns={3}
          items={[
            { label: 'Cliente', value: 'Alma Textil S.A.S.' },
            { label: 'NIT', value: '900.123.456-8' },
            { label: 'Correo', value: '' },
            { label: 'Estado', value: <SoftBadge tone="green">Activo</SoftBadge> },
            { label: 'Dirección', value: 'Museo de Arte Moderno, Cra. 44 # 19A-100, Medellín', wide: true },
          ]}
        />
        <div className={styles.row}>
          <PersonAvatar name="María Fernanda Ríos" size="lg" />
          <PersonAvatar name="Casa Norte" shape="square" />
          <PersonAvatar name="Ana" size="sm" />
        </div>
        <div className={styles.photos}>
          <button type="button" className={styles.person}>
            <TalentPhoto fileId={null} gender="FEMENINO" alt="" />
            <span className={styles.personName}>Valentina Restrepo</span>
            <span className={textStyles.small}>Modelo</span>
          </button>
          <button type="button" className={styles.person}>
            <TalentPhoto fileId={null} gender="MASCULINO" alt="" />
            <span className={styles.personName}>Andrés Cárdenas</span>
            <span className={textStyles.small}>Presentador</span>
          </button>
        </div>
        <PhotoGrid label="Galería" photos={PHOTOS} />
        <EmptyState
          title="Todavía no hay clientes"
          text="Los clientes nacen con su primera cotización, o aquí."
        />
        <EmptyState compact title="Nada pendiente" text="Cuando algo espere por ti, estará aquí." />
      </div>
    </GuideSection>
  );
}
