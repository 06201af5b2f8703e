import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { SupportState } from '@/db/values/support';

const TONES = { WAITING: 'yellow', TAKEN: 'blue', ANSWERED: 'green' } as const;

/** How far a request for support is. */
export function SupportStateBadge({ state }: { state: SupportState }) {
  const t = useTranslations('shell.support.states');
  return <SoftBadge tone={TONES[state]}>{t(state)}</SoftBadge>;
}
