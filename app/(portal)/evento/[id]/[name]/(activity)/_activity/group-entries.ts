import type { ActivityEntry } from '@/lib/agencies/activity/queries';

/** Several entries that tell one thing: forty talents called at once. The newest one speaks for them. */
export type EntryGroup = ActivityEntry & { readonly count: number };

const TOGETHER_MS = 60_000;
/** What is done to many rows at a time. */
const MANY: readonly string[] = [
  'convocated.call',
  'convocated.show',
  'convocated.hide',
  'contract-document.upload',
];

const talentOf = (entry: ActivityEntry) => entry.detail?.talentId;

/** Joins neighbours of the same kind, by the same hand, within a minute; uploads also of the same talent. */
export function groupEntries(entries: readonly ActivityEntry[]): EntryGroup[] {
  const groups: { head: ActivityEntry; last: ActivityEntry; count: number }[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && belongs(group.last, entry)) {
      group.last = entry;
      group.count += 1;
    } else {
      groups.push({ head: entry, last: entry, count: 1 });
    }
  }
  return groups.map(({ head, count }) => ({ ...head, count }));
}

function belongs(newer: ActivityEntry, older: ActivityEntry): boolean {
  const kind = `${older.entity}.${older.action}`;
  return (
    MANY.includes(kind) &&
    kind === `${newer.entity}.${newer.action}` &&
    newer.actorKind === older.actorKind &&
    newer.actorName === older.actorName &&
    newer.at.getTime() - older.at.getTime() <= TOGETHER_MS &&
    (older.action !== 'upload' || talentOf(newer) === talentOf(older))
  );
}
