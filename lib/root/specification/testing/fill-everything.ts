import { eq, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { agencies, convocateds } from '@/db/schema';
import { makeEventDirectory, makeFinalClient } from '@/lib/testing/factories/agencies';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { offerRides } from '@/lib/testing/factories/rides';
import { only } from '@/lib/testing/factories/sequence';
import { makeFile, makeTalentPhoto } from '@/lib/testing/factories/talents';
import type { Cast } from '../../testing/cast';

const NETWORKS = 'twitter facebook instagram snapchat youtube spotify deezer tiktok'.split(' ');
const networks = NETWORKS.map((name) => `${name} = 'https://${name}.com/vale'`).join(', ');

/** Gives every field of the specification a value of its own, so that none is right by being empty. */
export async function fillEverything(db: Db, { tenant, administrator }: Cast): Promise<void> {
  const agency = only(await db.select().from(agencies).where(eq(agencies.id, tenant.agency)));
  const convocated = only(await db.select().from(convocateds).where(eq(convocateds.id, tenant.convocated)));
  const file = async () => (await makeFile(db, { agencyId: agency.id })).id;
  const brand = await makeFinalClient(db, {
    agency,
    clientId: tenant.client,
    name: 'Marca nueva',
    logoFileId: await file(),
  });
  const occasion = await makeEventDirectory(db, { agency });
  const contract = await makeContract(db, { convocated, pdfFileId: await file() });
  await makeClaim(db, { convocated, contract, pdfFileId: await file() });
  await offerRides(db, 'cabify', 1);
  for (const stateId of [82, 83])
    await makeTalentPhoto(db, { talentId: tenant.talent, stateId, observation: `Foto ${stateId}` });
  const statements = [
    sql`update users set address = 'Calle 5', identification = '52000111', document_type_id = 1,
      corporate_email = 'empresa@prueba.co', city_id = 2, currency_id = 2 where id = ${tenant.members.owner.userId}`,
    sql`update users set phone = '3150001122' where id = ${administrator.userId}`,
    sql`update agencies set logo_file_id = ${await file()}, payment = 'A 30 días', url = 'https://agencia.co',
      type_agency = 'Modelos', city_id = 3, gain = 17.5, persona_natural_art383_a_et = true, gran_contribuyente = true
      where id = ${agency.id}`,
    sql`update legal_representatives set city_id = 2 where agency_id = ${agency.id}`,
    sql`update clients set address = 'Avenida 7', phone = '6011112233', logo_file_id = ${await file()},
      url = 'https://cliente.co', dialing_code = '51', city_id = 4 where id = ${tenant.client}`,
    sql`insert into client_services (agency_id, client_id, service_id) values (${agency.id}, ${tenant.client}, 21)`,
    sql`update events set description = 'Con pasarela', logo_file_id = ${await file()}, cover_file_id = ${await file()},
      url_key = 'https://evento.co', additional_profiles = 'https://perfiles.co', valid_advance = true,
      url_advance = 'https://pagos.co/1', value_advance = 250000, advance_paid_at = now(), final_client_id = ${brand.id},
      final_client_column = true, event_directory_id = ${occasion.id} where id = ${tenant.event}`,
    sql`update place_directories set phone = '6014445566', logo_file_id = ${await file()}
      where id = ${occasion.placeDirectoryId}`,
    sql`update convocatories set colour_eyes = 'Verdes', colour_hair = 'Rubio', height = 171, texture = 'Delgada',
      language = 'Inglés', skills = '["Pasarela", "Canto"]', academic_training = 'Actuación' where id = ${tenant.convocatory}`,
    sql`update quotations set quantity_hours = 6, observation = 'Sin sonido' where id = ${tenant.sent}`,
    sql`insert into user_transportations (id, platform_transportation_id)
      select gen_random_uuid(), id from platform_transportations where platform = 'cabify' and city_id = 1`,
    sql`update talents set alias = 'Vale', birthdate = '1999-05-01', hair_colour = 'Negro', eye_colour = 'Cafés',
      height = 171, weight = 58, bust = 86, waist = 61, hip = 91, shirt = 's', pants = '8', footwear = '37',
      phone = '3101112233', document_type_id = 1, identification = '52123456', address = 'Calle 9', language = 'en',
      ${sql.raw(networks)}, photo_file_id = ${await file()}, photo_state_id = 82, observation = 'Buena luz',
      general_description = 'Actriz de Cali', short_description = 'Actriz', residence_city_id = 3,
      exclusive_agency_id = ${agency.id} where id = ${tenant.talent}`,
    sql`insert into push_tokens (talent_id, token, token_hash) values (${tenant.talent}, 'aparato-1', 'a')`,
    sql`insert into talent_skills (id, talent_id, area_id, name, level, observations)
      values (gen_random_uuid(), ${tenant.talent}, 1, 'Inglés', 'Nativo', 'Con certificado')`,
    sql`insert into academic_trainings (id, talent_id, place, description)
      values (gen_random_uuid(), ${tenant.talent}, 'Academia', 'Actuación')`,
    sql`insert into talent_experiences (id, talent_id, area_name, description, start_date, end_date)
      values (gen_random_uuid(), ${tenant.talent}, 'Ferias', 'Anfitriona', '2024-01-01', '2024-02-01')`,
    sql`update states set description = 'De la convocatoria' where id = 42`,
  ];
  for (const statement of statements) await db.execute(statement);
}
