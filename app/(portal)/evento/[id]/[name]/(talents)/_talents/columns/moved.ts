import type { Group } from '@/lib/convocatories/event-talents/rules';
import type { BoardGroup } from '../board';

/** A talent that was dropped on a group, before the server has answered. */
export type Moved = { readonly id: string; readonly group: Group };

/** The groups as they will be when the move has been made: the talent comes last in its new one. */
export function withMoved(groups: readonly BoardGroup[], moved: Moved | null): readonly BoardGroup[] {
  const from = groups.find(({ talents }) => talents.some(({ convocatedId }) => convocatedId === moved?.id));
  const talent = from?.talents.find(({ convocatedId }) => convocatedId === moved?.id);
  if (!moved || !from || !talent || from.group === moved.group) return groups;
  const to = groups.find(({ group }) => group === moved.group) ?? {
    group: moved.group,
    total: 0,
    before: 0,
    talents: [],
    wholeHref: null,
  };
  return [
    ...groups.filter((group) => group !== from && group !== to),
    { ...from, total: from.total - 1, talents: from.talents.filter((one) => one !== talent) },
    { ...to, total: to.total + 1, talents: [...to.talents, talent] },
  ];
}
