import type { Quota } from '@/lib/convocatories/showcase/choosing/rules';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/selection.json';
import styles from './choosing.module.css';

/** How many of each profile are chosen, of how many the event asks for. */
export function QuotaList({ quotas }: { quotas: readonly Quota[] }) {
  return (
    <ul className={styles.quotas} aria-label={texts.quotas}>
      {quotas.map(({ code, name, chosen, quantity }) => (
        <li key={code} data-over={chosen > quantity || undefined} data-met={chosen === quantity || undefined}>
          {fillText(texts.quota, { profile: name, chosen, quantity })}
        </li>
      ))}
    </ul>
  );
}
