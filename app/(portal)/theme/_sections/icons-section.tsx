import {
  IconBuildings,
  IconCalendarEvent,
  IconCar,
  IconChartBar,
  IconFileText,
  IconLayoutDashboard,
  IconPhoto,
  IconSignature,
  IconUserStar,
  IconUsers,
} from '@tabler/icons-react';
import styles from '../theme.module.css';
import { GuideSection } from './guide-section';

const ICONS = [
  [IconLayoutDashboard, 'Dashboard'],
  [IconFileText, 'Cotización'],
  [IconUsers, 'Cliente'],
  [IconCalendarEvent, 'Evento'],
  [IconUserStar, 'Talento'],
  [IconBuildings, 'Agencia'],
  [IconSignature, 'Contrato'],
  [IconPhoto, 'Foto'],
  [IconCar, 'Transporte'],
  [IconChartBar, 'Analítica'],
] as const;

export function IconsSection() {
  return (
    <GuideSection id="iconos" title="Iconos">
      <div className={styles.swatches}>
        {ICONS.map(([Icon, name]) => (
          <div key={name} className={styles.icon}>
            <Icon size={20} stroke={1.5} aria-hidden />
            {name}
          </div>
        ))}
      </div>
    </GuideSection>
  );
}
