import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { StateBadge } from '@/app/_ui/data/state-badge';
import states from '@/lib/i18n/messages/es/states.json';
import styles from '../theme.module.css';
import { GuideSection } from './guide-section';

export function StatesSection() {
  return (
    <GuideSection id="estados" title="Estados">
      <div className={styles.row}>
        {Object.keys(states).map((id) => (
          <StateBadge key={id} id={Number(id)} />
        ))}
        <SoftBadge tone="violet">Palabra propia</SoftBadge>
      </div>
    </GuideSection>
  );
}
