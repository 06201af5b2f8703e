import { expect, test } from 'vitest';
import type { ActivityEntry } from '@/lib/agencies/activity/queries';
import { groupEntries } from './group-entries';

let id = 100;
const entry = (fields: Partial<ActivityEntry> & { second: number }): ActivityEntry =>
  ({
    id: id--,
    at: new Date(Date.UTC(2026, 10, 21, 10, 0, fields.second)),
    entity: 'convocated',
    action: 'call',
    actorKind: 'agencyUser',
    actorName: 'María Rojas',
    detail: { talentId: `talent-${id}` },
    ...fields,
  }) as ActivityEntry;

const counts = (entries: ActivityEntry[]) =>
  groupEntries(entries).map((group) => [group.action, group.count]);

test('talents called within a minute by one person are one line', () => {
  expect(counts([entry({ second: 50 }), entry({ second: 40 }), entry({ second: 0 })])).toEqual([['call', 3]]);
});

test('another person, a longer pause or something between begins another line', () => {
  const others = entry({ second: 30, actorName: 'Juan' });
  expect(counts([entry({ second: 40 }), others, entry({ second: 20 })])).toEqual([
    ['call', 1],
    ['call', 1],
    ['call', 1],
  ]);
  expect(counts([entry({ second: 100 }), entry({ second: 10 })])).toHaveLength(2);
});

test('decisions are told one by one, uploads by talent', () => {
  expect(
    counts([entry({ second: 2, action: 'decide' }), entry({ second: 1, action: 'decide' })]),
  ).toHaveLength(2);
  const upload = (second: number, talentId: string) =>
    entry({ second, entity: 'contract-document', action: 'upload', detail: { talentId } });
  expect(counts([upload(3, 'a'), upload(2, 'a'), upload(1, 'b')])).toEqual([
    ['upload', 2],
    ['upload', 1],
  ]);
});
