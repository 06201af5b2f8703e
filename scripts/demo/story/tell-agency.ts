import { eq } from 'drizzle-orm';
import { clientServices, users } from '@/db/schema';
import { uploadImage } from '@/lib/agencies/images/upload-image';
import { createLegalRepresentative } from '@/lib/agencies/legal-representatives/create-legal-representative';
import { updateAgency } from '@/lib/agencies/update-agency';
import { createClient } from '@/lib/clients/create-client';
import { updateClient } from '@/lib/clients/update-client';
import { type AgencyActor, anonymous } from '@/lib/core/actor';
import { AGENCY, CLIENT } from '@/lib/core/states';
import { activateAccount } from '@/lib/people/activation/activate-account';
import type { RegisterInput } from '@/lib/registration/inputs';
import { registerAgency } from '@/lib/registration/register-agency';
import {
  type AgencyKey,
  agencyOf,
  type DemoAgency,
  demoUsers,
  ownerOf,
  serviceIds,
} from '../data/agencies.ts';
import { clientInputOf, type DemoClient, demoClients } from '../data/clients.ts';
import { cityNamed, currencyId, documentTypeId } from '../data/lookups.ts';
import { plans } from '../data/plans.ts';
import { type Logo, renderLogo } from '../drawings/logos.ts';
import { openLink } from './open-link.ts';
import type { Story } from './play.ts';
import type { Scene } from './scene.ts';
import { tellColleague } from './tell-colleague.ts';
import { tellQuotation } from './tell-quotation.ts';

/** An agency is registered, says what it is, gathers its people and clients, and quotes. */
export async function* tellAgency(key: AgencyKey, scene: Scene): Story {
  const { calendar } = scene;
  const agency = agencyOf(key);
  yield calendar.at(-200, '09:00');
  const owner = await openAccount(key, agency, scene);
  yield calendar.at(-200, '10:30');
  await introduce(agency, owner);
  for (const colleague of demoUsers) {
    if (colleague.agency === key && colleague.role !== 'OWNER') yield tellColleague(colleague, owner, scene);
  }
  yield calendar.at(-150, '10:00');
  const clientIds = new Map<string, string>();
  for (const client of demoClients) {
    if (client.agency !== key) continue;
    const clientId = await addClient(client, owner, scene);
    clientIds.set(client.key, clientId);
    yield tellOfClient(client, clientId, owner, scene);
  }
  for (const plan of plans) {
    if (plan.agency !== key) continue;
    yield tellQuotation(plan, clientIds.get(plan.client.key) ?? '', owner, scene);
  }
}

/** Registers an agency with its owner, who activates the account. */
async function openAccount(key: AgencyKey, agency: DemoAgency, { calendar, tx, passwordHash }: Scene) {
  const { userId, agencyId } = await registerAgency(anonymous, registrationOf(key, agency), { ip: null });
  // The password of the demo is known to all, and the product would take it from nobody.
  await tx
    .update(users)
    .set({ passwordHash, currencyId: currencyId('COP'), lastAccessAt: calendar.at(-1, '17:40') })
    .where(eq(users.id, userId));
  await activateAccount(await openLink({ purpose: 'ACTIVATION', subject: { userId }, agencyId }), {});
  const owner: AgencyActor = {
    kind: 'agencyUser',
    fresh: true,
    userId,
    agencyId,
    role: 'OWNER',
    agencyState: AGENCY.ACTIVE,
  };
  return owner;
}

function registrationOf(key: AgencyKey, agency: DemoAgency): RegisterInput {
  const owner = ownerOf(key);
  const user = {
    nameUser: owner.name,
    lastnameUser: owner.lastname,
    emailUser: owner.email,
    phoneUser: owner.phone,
    cityUser: owner.cityId,
    typeIdUser: owner.documentTypeId,
    identificationUser: owner.identification,
  };
  if (agency.legalNature === 'PERSONA_NATURAL') {
    return { ...user, legalNature: agency.legalNature, identificationUser: agency.identification };
  }
  return {
    ...user,
    legalNature: agency.legalNature,
    nameAgency: agency.profile.name,
    cityAgency: cityNamed(agency.city).id,
    typeIdAgency: documentTypeId('NIT'),
    identificationAgency: agency.identification,
    phoneAgency: agency.profile.phone,
    emailAgency: agency.profile.email,
  };
}

async function introduce(
  { profile, lastCode, services, representative, city, logo }: DemoAgency,
  owner: AgencyActor,
) {
  await updateAgency(owner, {
    ...profile,
    id: owner.agencyId,
    consecutiveQuote: lastCode,
    services: serviceIds(services),
    logo: await uploadLogo(owner, logo),
  });
  await createLegalRepresentative(owner, { ...representative, cityId: cityNamed(city).id });
}

async function uploadLogo(owner: AgencyActor, logo: Logo): Promise<string> {
  const { id } = await uploadImage(owner, { name: `${logo.mark}.png`, bytes: await renderLogo(logo) });
  return id;
}

async function addClient(client: DemoClient, owner: AgencyActor, { tx }: Scene): Promise<string> {
  const logo = await uploadLogo(owner, client.logo);
  const { id: clientId, agencyId } = await createClient(owner, { ...clientInputOf(client), logo });
  // What a client asks for has no write.
  const services = serviceIds(client.services).map((serviceId) => ({ agencyId, clientId, serviceId }));
  await tx.insert(clientServices).values(services);
  return clientId;
}

async function* tellOfClient(client: DemoClient, id: string, owner: AgencyActor, { calendar }: Scene): Story {
  if (client.inactiveSince === null) return;
  yield calendar.at(client.inactiveSince, '16:20');
  await updateClient(owner, { id, stateId: CLIENT.INACTIVE });
}
