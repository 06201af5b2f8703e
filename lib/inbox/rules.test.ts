import { describe, expect, test } from 'vitest';
import { INBOX, INBOX_KINDS } from '@/db/values/inbox';
import { messages } from '@/lib/i18n/messages/es';
import { describeGroup } from './describe';
import { groupNotices, pathOf, sentenceOf, type Told } from './rules';

const BOGOTA = 'America/Bogota';
let number = 0;
const told = (fields: Partial<Told> = {}): Told => ({
  id: ++number,
  kind: 'TALENT_ANSWERED',
  at: new Date('2026-11-24T15:00:00Z'),
  readAt: null,
  entity: 'convocated',
  entityId: crypto.randomUUID(),
  action: 'answer',
  toState: '1818',
  reply: 'YES',
  name: 'Valentina Restrepo',
  eventId: '6a1f7f0e-53a5-4dd3-9a4e-4a3c5a1f7f0e',
  eventName: 'Feria del Libro',
  code: null,
  talentId: null,
  agencyId: null,
  agencyName: null,
  ...fields,
});

describe('groupNotices', () => {
  test('puts together what is of one kind about one event, of one day in Bogotá, read or not', () => {
    const [first, second] = [told(), told({ name: 'Andrés Gil', reply: 'NO' })];
    const evening = told({ at: new Date('2026-11-25T04:59:00Z') });
    const nextDay = told({ at: new Date('2026-11-25T05:00:00Z') });
    const apart = [
      told({ eventId: crypto.randomUUID() }),
      told({ kind: 'TALENT_WITHDREW' }),
      told({ readAt: new Date() }),
      nextDay,
    ];
    const groups = groupNotices([first, second, evening, ...apart], BOGOTA);
    expect(groups.map(({ notices }) => notices.length)).toEqual([3, 1, 1, 1, 1]);
    expect(groups[0]?.notices).toEqual([first, second, evening]);
  });

  test('of quotations, each by itself; those that expired together', () => {
    const quotation = { kind: 'QUOTATION_OPENED', entity: 'quotation', eventId: null } as const;
    const [one, other] = [told({ ...quotation }), told({ ...quotation })];
    expect(
      groupNotices([one, { ...one, id: 99 }, other], BOGOTA).map(({ notices }) => notices.length),
    ).toEqual([2, 1]);
    const expired = (): Told => told({ ...quotation, kind: 'QUOTATION_EXPIRED' });
    expect(groupNotices([expired(), expired()], BOGOTA)).toHaveLength(1);
  });
});

const one = (notice: Told) => describeGroup({ kind: notice.kind, notices: [notice] });

describe('describeGroup', () => {
  test('says who did what, and where one goes on', () => {
    expect(one(told())).toEqual({
      title: 'Valentina Restrepo dijo que sí',
      detail: 'Feria del Libro',
      path: '/evento/6a1f7f0e-53a5-4dd3-9a4e-4a3c5a1f7f0e/feria-del-libro?seccion=talentos',
    });
    expect(one(told({ kind: 'TALENT_WITHDREW' })).title).toBe('Valentina Restrepo se retiró');
    expect(one(told({ name: null, reply: 'MAYBE' })).title).toBe('Un talento todavía no está seguro');
  });

  test('says how many, and names three', () => {
    const group = ['Ana', 'Beto', 'Ana', 'Cira', 'Dora', 'Eva'].map((name) => told({ name }));
    const [first, ...more] = group;
    if (!first) throw new Error('none');
    expect(describeGroup({ kind: 'TALENT_ANSWERED', notices: [first, ...more] })).toMatchObject({
      title: '6 respuestas de talentos',
      detail: 'Feria del Libro · Ana, Beto, Cira y 2 más',
    });
  });

  test('has words for everything that is told, and for every group', () => {
    const { told: words, groups, kinds } = messages.inbox;
    for (const kind of INBOX_KINDS) {
      for (const happening of INBOX[kind].happenings) {
        const [entity = '', rest = ''] = happening.split('.');
        const [action = ''] = rest.split(':');
        const [where = '', what = ''] = sentenceOf(told({ kind, entity, action })).split('.');
        expect((words as Record<string, Record<string, string>>)[where]?.[what], happening).toBeTypeOf(
          'string',
        );
      }
      expect([groups[kind], kinds[kind]].every(Boolean), kind).toBe(true);
    }
  });

  test('leads everywhere to a page, but for what support answered', () => {
    for (const kind of INBOX_KINDS) {
      const notice = told({ kind, agencyId: crypto.randomUUID(), agencyName: 'Casa Norte' });
      for (const notices of [[notice], [notice, notice]] as const) {
        const path = pathOf({ kind, notices: notices as never });
        expect(path !== null, kind).toBe(kind !== 'SUPPORT_ANSWERED');
      }
    }
  });
});
