import { describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { listCandidates } from '@/lib/convocatories/candidates/queries';
import { openContacts } from '@/lib/convocatories/contacts/open-contacts';
import { listEventTalents } from '@/lib/convocatories/event-talents/queries';
import { ROLES } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { AGENCY, APPLICATION, CONVOCATED } from '@/lib/core/states';
import { searchAll } from '@/lib/search/queries';
import { listTalents } from '@/lib/talents/queries';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';

// Nobody learns whose a telephone, a document or an address of mail is by trying it in a search.

const own = useDatabase();
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

describe('what reaches a talent finds it for whom it may', () => {
  let next = 100;
  /** A talent of its own, with a place at an agency that ended so many days ago, or none. */
  async function world(
    place: Partial<Parameters<typeof makeConvocated>[1]> | null,
    ended = -5,
    isBrought = false,
  ) {
    const { agency, actor: owner } = await makeAgencyUser(own.db);
    next += 1;
    const talent = await makeTalent(own.db, {
      name: 'Berta',
      lastname: `Quiroga ${next}`,
      email: `berta${next}@prueba.example`,
      phone: `3155550${next}`,
      identification: `52111${next}`,
      ...(isBrought ? { broughtByAgencyId: agency.id } : {}),
    });
    const event = await makeEvent(own.db, { agency, startDate: inDays(ended - 1), endDate: inDays(ended) });
    const convocated = place && (await makeConvocated(own.db, { event, talent, ...place }));
    const call = await makeConvocatory(own.db, {
      event: await makeEvent(own.db, { agency, startDate: inDays(5), endDate: inDays(6) }),
    });
    return { agency, owner, talent, event, call, convocated };
  }
  type World = Awaited<ReturnType<typeof world>>;

  const typedOf = ({ talent }: World) => [
    talent.phone ?? '',
    `+57 ${talent.phone?.replace(/(...)(...)(....)/, '$1 $2-$3')}`,
    talent.email,
    talent.identification ?? '',
    `CC 52.111.${talent.identification?.slice(-3)}`,
    `Quiroga ${talent.phone}`,
  ];

  /** Which searches find the talent in any list that the person reads. */
  async function findings(actor: Actor, { talent, event, call, ...one }: World): Promise<string[]> {
    const found = [];
    for (const search of typedOf({ talent, event, call, ...one })) {
      const isMember = actor.kind === 'agencyUser';
      const ids = [
        ...(await listTalents(actor, { search })).map(({ id }) => id),
        ...(await searchAll(actor, search)).map(({ id }) => id),
        ...(isMember ? (await listCandidates(actor, call.id, { search })).map(({ id }) => id) : []),
        ...(isMember
          ? (await listEventTalents(actor, event.id, { search })).flatMap((group) =>
              group.talents.map(({ talentId }) => talentId),
            )
          : []),
      ];
      if (ids.includes(talent.id)) found.push(search);
    }
    return found;
  }

  const places = {
    'said yes, five days ago': { place: {}, ended: -5, opens: true },
    'said yes, for an event to come': { place: {}, ended: 8, opens: true },
    'said yes, 40 days ago': { place: {}, ended: -40, opens: false },
    'has not answered': {
      place: { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING },
      ended: 8,
      opens: false,
    },
    'said yes and was discarded': { place: { stateId: CONVOCATED.DISCARDED }, ended: 8, opens: false },
    'was never called': { place: null, ended: 8, opens: false },
  } as const;

  test.each(Object.entries(places))('who %s, for each role', async (_, { place, ended, opens }) => {
    const one = await world(place, ended);
    for (const role of ROLES) {
      const actor: AgencyActor = { ...one.owner, role };
      const sees = (await openContacts(actor, [one.talent.id])).has(one.talent.id);
      expect(sees, role).toBe(opens && ['OWNER', 'PRODUCER'].includes(role));
      expect(await findings(actor, one), role).toEqual(sees ? typedOf(one) : []);
      const inReview: AgencyActor = { ...actor, agencyState: AGENCY.IN_REVIEW };
      expect(await findings(inReview, one), `${role} of an agency in review`).toEqual([]);
    }
    const stranger = await makeAgencyUser(own.db);
    expect(await findingsOfStranger(stranger.actor, one)).toEqual([]);
    expect(await findingsOfStranger((await makeAdministrator(own.db)).actor, one)).toEqual(typedOf(one));
  });

  /** Of who reads neither the call nor the event. */
  async function findingsOfStranger(actor: Actor, one: World): Promise<string[]> {
    const found = [];
    for (const search of typedOf(one)) {
      const ids = [...(await listTalents(actor, { search })), ...(await searchAll(actor, search))].map(
        ({ id }) => id,
      );
      if (ids.includes(one.talent.id)) found.push(search);
    }
    return found;
  }

  test('whom the agency brought, for its owner and producers, also while it is in review', async () => {
    const one = await world(null, 8, true);
    for (const role of ROLES) {
      const actor: AgencyActor = { ...one.owner, role };
      const expected = ['OWNER', 'PRODUCER'].includes(role) ? typedOf(one) : [];
      expect(await findings(actor, one), role).toEqual(expected);
      expect(await findings({ ...actor, agencyState: AGENCY.IN_REVIEW }, one), role).toEqual(expected);
    }
  });

  test('who signed a contract, by the document that it says, as long as there are contracts', async () => {
    const one = await world({}, -40);
    if (one.convocated) await makeContract(own.db, { convocated: one.convocated });
    const actor: AgencyActor = { ...one.owner, role: 'FINANCE' };
    expect(await findings(actor, one)).toEqual(typedOf(one).slice(3, 5));
  });

  test('the digits of a telephone find no document, nor a part of one whose contract there is', async () => {
    const one = await world({}, -40);
    if (one.convocated) await makeContract(own.db, { convocated: one.convocated });
    const found = async (typed: string) =>
      (await searchAll(one.owner, typed)).some(({ id }) => id === one.talent.id);
    expect(await found(one.talent.identification ?? '')).toBe(true);
    expect(await found(one.talent.identification?.slice(0, 7) ?? '')).toBe(false);
    expect(await found(one.talent.phone?.slice(0, 7) ?? '')).toBe(false);
  });
});
