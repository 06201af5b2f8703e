import { useTranslations } from 'next-intl';
import { SoftBadge } from './soft-badge';
import { stateTone } from './state-tones';

type Props = {
  /** Id of a state of the catalogue (lib/core/states.ts). */
  id: number;
  /** Instead of the state's own word. */
  label?: string;
};

/** The state of anything: its word on its colour. */
export function StateBadge({ id, label }: Props) {
  const word = useStateWord();
  return <SoftBadge tone={stateTone(id)}>{label ?? word(id)}</SoftBadge>;
}

/** The short word of a state ('Enviada'), for filters and board columns; a dash for an unknown id. */
export function useStateWord(): (id: number) => string {
  const t = useTranslations('states');
  return (id) => {
    const key = String(id) as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : '—';
  };
}

/** The states of one kind as the options of a filter. */
export function useStateOptions(states: Readonly<Record<string, number>>) {
  const word = useStateWord();
  return Object.values(states).map((id) => ({ value: String(id), label: word(id) }));
}
