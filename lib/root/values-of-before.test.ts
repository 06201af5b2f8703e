import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  agencies,
  callSheets,
  clientContacts,
  clients,
  quotations,
  talentGuardians,
  talents,
  users,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { updateAgency } from '@/lib/agencies/update-agency';
import { keepClientContact } from '@/lib/clients/contacts/change-contacts';
import { updateClient } from '@/lib/clients/update-client';
import type { Actor } from '@/lib/core/actor';
import { saveCallSheet } from '@/lib/event-day/call-sheet/save-call-sheet';
import { updateOwnUser } from '@/lib/identity/own-user/update-own-user';
import { createQuotation } from '@/lib/quotations/drafts/create-quotation';
import { updateQuotation } from '@/lib/quotations/drafts/update-quotation';
import { draftInput } from '@/lib/quotations/testing/draft-input';
import { patchTalent } from '@/lib/talents/details/patch-talent';
import { keepGuardian } from '@/lib/talents/guardians/keep-guardian';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';

const database = useDatabase();
const FROM = { ip: '190.24.1.2' };
const OF_BEFORE = { email: 'maría@correo.co', phone: 'No' };
const OTHERS = { email: 'josé@correo.co', phone: 'Sí' };

type Contact = typeof OF_BEFORE;
type Case = { change: (sent: Contact) => Promise<unknown>; kept: () => Promise<Contact | undefined> };

/** Rows that hold what is taken no more, each with a write of something else that sends it back. */
const CASES: Record<string, () => Promise<Case>> = {
  client: async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id } = await makeClient(database.db, {
      agency,
      emailProducer: OF_BEFORE.email,
      phone: OF_BEFORE.phone,
    });
    return {
      change: ({ email, phone }) => updateClient(actor, { id, address: 'Otra', emailProducer: email, phone }),
      kept: async () =>
        (
          await database.db
            .select({ email: clients.emailProducer, phone: clients.phone })
            .from(clients)
            .where(eq(clients.id, id))
        )[0] as Contact,
    };
  },
  contact: async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id: clientId } = await makeClient(database.db, { agency });
    const { id } = await keepClientContact(actor, { clientId, name: 'Nidia' });
    await database.db.update(clientContacts).set(OF_BEFORE).where(eq(clientContacts.id, id));
    return {
      change: (sent) => keepClientContact(actor, { id, clientId, name: 'Otra', ...sent }),
      kept: async () =>
        (await database.db.select().from(clientContacts).where(eq(clientContacts.id, id)))[0] as Contact,
    };
  },
  talent: async () => {
    const { id } = await makeTalent(database.db, OF_BEFORE);
    const own: Actor = { kind: 'talent', talentId: id, fresh: true };
    return {
      change: (sent) => patchTalent(own, { id, alias: 'Otra', ...sent }, FROM),
      kept: async () => (await database.db.select().from(talents).where(eq(talents.id, id)))[0] as Contact,
    };
  },
  guardian: async () => {
    const { id: talentId } = await makeTalent(database.db, { birthdate: '2015-05-05' });
    const own: Actor = { kind: 'talent', talentId, fresh: true };
    const guardian = { lastname: 'Ruiz', relationship: 'MADRE', identification: 'no tengo' } as const;
    const row = { ...guardian, ...OF_BEFORE, talentId, name: 'Marta', documentTypeId: 1 };
    await database.db.insert(talentGuardians).values(row);
    return {
      change: (sent) =>
        keepGuardian(own, { ...guardian, talentId, name: 'Otra', typeDocumentId: 1, ...sent }),
      kept: async () =>
        (
          await database.db.select().from(talentGuardians).where(eq(talentGuardians.talentId, talentId))
        )[0] as Contact,
    };
  },
  'own user': async () => {
    const { actor, user } = await makeAgencyUser(database.db, {
      corporateEmail: OF_BEFORE.email,
      phone: OF_BEFORE.phone,
    });
    return {
      change: ({ email, phone }) => updateOwnUser(actor, { address: 'Otra', corporateEmail: email, phone }),
      kept: async () =>
        (
          await database.db
            .select({ email: users.corporateEmail, phone: users.phone })
            .from(users)
            .where(eq(users.id, user.id))
        )[0] as Contact,
    };
  },
  quotation: async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { id } = await createQuotation(actor, draftInput);
    await database.db
      .update(quotations)
      .set({ emailClient: OF_BEFORE.email, phoneClient: OF_BEFORE.phone })
      .where(eq(quotations.id, id));
    return {
      change: ({ email, phone }) =>
        updateQuotation(actor, {
          ...draftInput,
          id,
          nameEvent: 'Otra',
          emailClient: email,
          phoneClient: phone,
        }),
      kept: async () =>
        (
          await database.db
            .select({ email: quotations.emailClient, phone: quotations.phoneClient })
            .from(quotations)
            .where(eq(quotations.id, id))
        )[0] as Contact,
    };
  },
  agency: async () => {
    const agency = await makeAgency(database.db, OF_BEFORE);
    const { actor } = await makeAgencyUser(database.db, { agency });
    return {
      change: (sent) => updateAgency(actor, { id: agency.id, address: 'Otra', ...sent }),
      kept: async () =>
        (await database.db.select().from(agencies).where(eq(agencies.id, agency.id)))[0] as Contact,
    };
  },
};

test.each(Object.entries(CASES))(
  '%s: what stands there does not hold up other changes, and is not written anew',
  async (_, arrange) => {
    const { change, kept } = await arrange();
    await change(OF_BEFORE);
    expect(await kept()).toMatchObject(OF_BEFORE);
    for (const field of ['email', 'phone'] as const) {
      await expect(change({ ...OF_BEFORE, [field]: OTHERS[field] })).rejects.toMatchObject({
        code: 'INVALID',
      });
    }
    expect(await kept()).toMatchObject(OF_BEFORE);
  },
);

test('the telephone of a call sheet of before stays, and another one is read', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { id: eventId } = await makeEvent(database.db, { agency });
  const save = (contactPhone: string, dressCode: string) =>
    saveCallSheet(actor, {
      eventId,
      contactName: 'Ana',
      contactPhone,
      dressCode,
      instructions: '',
      times: [],
    });
  const kept = async () =>
    (await database.db.select().from(callSheets).where(eq(callSheets.eventId, eventId)))[0];
  await save('300 111 2233', 'Negro');
  await database.db
    .update(callSheets)
    .set({ contactPhone: 'radio 7' })
    .where(eq(callSheets.eventId, eventId));
  await save('radio 7', 'Blanco');
  expect(await kept()).toMatchObject({ contactPhone: 'radio 7', dressCode: 'Blanco' });
  await expect(save('radio 8', 'Blanco')).rejects.toMatchObject({ code: 'INVALID' });
  await save('6017456789 ext 12', 'Blanco');
  expect(await kept()).toMatchObject({ contactPhone: '+57 601 745 6789 ext. 12' });
  await save('+57 601 745 6789 ext. 12', 'Rojo');
  expect(await kept()).toMatchObject({ contactPhone: '+57 601 745 6789 ext. 12', dressCode: 'Rojo' });
});
