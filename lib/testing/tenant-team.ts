import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  agencyInvitations,
  agencyTaxationPrices,
  importRows,
  imports,
  legalRepresentatives,
  quotationTemplates,
  talentInvitations,
} from '../../db/schema/index.ts';
import type { AgencyRole } from '../core/actor.ts';
import { USER } from '../core/states.ts';
import type { makeAgency } from './factories/agencies.ts';
import { makeAgencyUser } from './factories/identity.ts';
import { only } from './factories/sequence.ts';

const DAY = 86_400_000;

type Agency = Awaited<ReturnType<typeof makeAgency>>;

/** As lib/quotations/templates keeps one. */
const TEMPLATE = {
  version: 1,
  cityId: 1,
  startTime: '08:00',
  endTime: '18:00',
  hours: null,
  currencyId: 1,
  tercero: false,
  observation: null,
  serviceConcept: 'SERVICIOS',
  gain: '20',
  feeding: 0,
  transport: 0,
  agentPrice: 0,
  agents: 0,
  agentDays: 0,
  lines: [],
};

/** People besides those who ask, and what belongs to the agency itself. */
export async function makeTeam(db: Db, agency: Agency, marker: string) {
  const agencyId = agency.id;
  const person = (name: string, role: AgencyRole) =>
    makeAgencyUser(db, { agency, role, name, lastname: marker });
  const colleague = await person('Colega', 'PRODUCER');
  const left = await person('Antes', 'FINANCE');
  await db.execute(sql`update agency_users set deactivated_at = now() where user_id = ${left.user.id}`);
  const waiting = await makeAgencyUser(db, {
    agency,
    role: 'READ_ONLY',
    lastname: marker,
    stateId: USER.REGISTERED,
  });
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from taxation_prices where city_id is not null and valid_to is null order by id limit 2`,
  );
  const invitation = await db
    .insert(agencyInvitations)
    .values({
      agencyId,
      email: `${marker.toLowerCase()}@invitada.co`,
      name: 'Invitada',
      lastname: marker,
      role: 'FINANCE',
      invitedBy: colleague.user.id,
      expiresAt: new Date(Date.now() + DAY),
    })
    .returning();
  const talentInvitation = await db
    .insert(talentInvitations)
    .values({
      agencyId,
      name: `Talento ${marker}`,
      email: `talento@${marker.toLowerCase()}.co`,
      invitedBy: colleague.user.id,
      expiresAt: new Date(Date.now() + DAY),
    })
    .returning();
  const imported = await db
    .insert(imports)
    .values({
      agencyId,
      kind: 'TALENTS',
      createdBy: colleague.user.id,
      fileName: `Archivo ${marker}`,
      reading: {
        sheets: [
          {
            name: '',
            headers: ['Nombres', 'Apellidos', 'Correo', 'Género'],
            rows: 1,
            lines: { total: 2, above: 0, empty: 0, inside: 0, examples: 0 },
          },
        ],
        passed: [],
        odd: [],
      },
      headers: ['Nombres', 'Apellidos', 'Correo', 'Género'],
      mapping: { name: 0, lastname: 1, email: 2, gender: 3 },
    })
    .returning();
  await db.insert(importRows).values({
    importId: only(imported).id,
    line: 2,
    cells: ['Luz', marker, `luz@${marker.toLowerCase()}.co`, 'Mujer'],
  });
  const representative = await db
    .insert(legalRepresentatives)
    .values({ agencyId, name: `Representante ${marker}`, document: '52111' })
    .returning();
  const price = await db
    .insert(agencyTaxationPrices)
    .values({ agencyId, taxationPriceId: rows[0]?.id ?? 0, price: '7', unity: 'PER_MIL' })
    .returning();
  const template = await db
    .insert(quotationTemplates)
    .values({ agencyId, name: `Plantilla ${marker}`, content: JSON.stringify(TEMPLATE) })
    .returning();
  return {
    template: only(template).id,
    colleague: colleague.user.id,
    left: left.user.id,
    waiting: waiting.user.id,
    invitation: only(invitation).id,
    talentInvitation: only(talentInvitation).id,
    import: only(imported).id,
    representative: only(representative).id,
    price: only(price).id,
    /** Of a city for which the agency has no price of its own. */
    rate: rows[1]?.id ?? 0,
  };
}
