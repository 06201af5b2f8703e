import { iso, type StoredEntity } from './stored-entity';
import { STORED_LISTS } from './stored-lists';
import { STORED_QUOTATIONS } from './stored-quotations';
import { STORED_TALENTS } from './stored-talents';

/** A stored image as the wire names it. */
const image = (column: string) => `'/fotos/' || ${column}`;
const cityOf = (column: string) =>
  `(select jsonb_build_object('name', name) from cities where id = ${column})`;
const place = (id: string) => `(select to_jsonb(p) from (select id, name, address, phone,
  ${image('logo_file_id')} as logo, ${cityOf('city_id')} as city from place_directories where id = ${id}) p)`;
const need = `id, ${iso('start_date')} as "startDate", ${iso('end_date')} as "endDate", quantity,
  (select code from profiles where id = profile_id) as profile, gender, budget`;

/** Each entity of the specification as the tables hold it. */
export const STORED_ENTITIES: Readonly<Record<string, StoredEntity>> = {
  user: {
    fields: `id name lastname email phone state roleId address identification typeIdentificationId corporateEmail
      city:{name} currency:{code} agencies:{id name}`,
    query: 'query ($id: ID!) { user(id: $id) { * } }',
    id: ({ tenant }) => tenant.members.owner.userId,
    stored: `select id, name, lastname, email, phone, state_id as state, 2 as "roleId", address, identification,
      document_type_id as "typeIdentificationId", corporate_email as "corporateEmail", ${cityOf('city_id')} as city,
      (select jsonb_build_object('code', code) from currencies where id = currency_id) as currency,
      (select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name)) from agencies a
        join agency_users u on u.agency_id = a.id where u.user_id = users.id) as agencies
      from users where id = $1`,
  },
  userAdmin: {
    fields: 'id name lastname state phone roleId',
    query: 'query ($id: ID!) { user(id: $id) { * } }',
    id: ({ administrator }) => administrator.userId,
    who: 'administrator',
    stored: `select id, name, lastname, state_id as state, phone, 1 as "roleId" from users where id = $1`,
  },
  agency: {
    fields: `id name logo state legalNature payment email phone url address gain identification typeAgency
      consecutiveQuote cityId typeIdentification:{name} legalRepresentatives:{id document name city{name}}
      responsableIva personaNaturalArt383AEt declaranteRenta granContribuyente regimenSimple autoretenedorRenta
      autoretenedorIca agencyPricesTaxations:{price unity pricesTaxation{city{name}taxation{name}}} users:{id name}`,
    query: 'query ($id: ID!) { agency(id: $id) { * } }',
    id: ({ tenant }) => tenant.agency,
    stored: `select id, name, ${image('logo_file_id')} as logo, state_id as state, legal_nature as "legalNature",
      payment, email, phone, url, address, gain::text as gain, identification, type_agency as "typeAgency",
      consecutive_quote as "consecutiveQuote", city_id as "cityId",
      (select jsonb_build_object('name', name) from document_types where id = document_type_id) as "typeIdentification",
      (select jsonb_agg(jsonb_build_object('id', id, 'document', document, 'name', name,
        'city', ${cityOf('city_id')})) from legal_representatives where agency_id = $1) as "legalRepresentatives",
      responsable_iva as "responsableIva", persona_natural_art383_a_et as "personaNaturalArt383AEt",
      declarante_renta as "declaranteRenta", gran_contribuyente as "granContribuyente",
      regimen_simple as "regimenSimple", autoretenedor_renta as "autoretenedorRenta",
      autoretenedor_ica as "autoretenedorIca",
      (select jsonb_agg(jsonb_build_object('price', p.price::text, 'unity', p.unity, 'pricesTaxation',
        jsonb_build_object('city', ${cityOf('r.city_id')}, 'taxation', jsonb_build_object('name', t.name))))
        from agency_taxation_prices p join taxation_prices r on r.id = p.taxation_price_id
        join taxations t on t.id = r.taxation_id where p.agency_id = $1) as "agencyPricesTaxations",
      (select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name || ' ' || u.lastname)) from users u
        join agency_users m on m.user_id = u.id where m.agency_id = $1 and m.deactivated_at is null) as users
      from agencies where id = $1`,
  },
  'legal representative': {
    fields: 'id document name city:{name}',
    query: 'query ($id: ID!) { agency(id: $id) { legalRepresentatives { * } } }',
    id: ({ tenant }) => tenant.agency,
    stored: `select id, document, name, ${cityOf('city_id')} as city from legal_representatives where agency_id = $1`,
  },
  agencyPricesTaxation: {
    fields: 'price unity pricesTaxation:{city{name}taxation{name}}',
    query: 'query ($id: ID!) { agency(id: $id) { agencyPricesTaxations { * } } }',
    id: ({ tenant }) => tenant.agency,
    stored: `select p.price::text as price, p.unity, jsonb_build_object('city', ${cityOf('r.city_id')},
      'taxation', jsonb_build_object('name', t.name)) as "pricesTaxation" from agency_taxation_prices p
      join taxation_prices r on r.id = p.taxation_price_id join taxations t on t.id = r.taxation_id
      where p.agency_id = $1`,
  },
  client: {
    fields: `id name address phone logo typeIdentificationId identification state url nameProducer phoneProducer
      emailProducer dialingCode services:{name} city:{name}`,
    query: 'query ($id: ID!) { client(id: $id) { * } }',
    id: ({ tenant }) => tenant.client,
    stored: `select id, name, address, phone, ${image('logo_file_id')} as logo,
      document_type_id as "typeIdentificationId", identification, state_id as state, url,
      name_producer as "nameProducer", phone_producer as "phoneProducer", email_producer as "emailProducer",
      dialing_code as "dialingCode", ${cityOf('city_id')} as city,
      (select jsonb_agg(jsonb_build_object('name', s.name)) from services s
        join client_services c on c.service_id = s.id where c.client_id = $1) as services
      from clients where id = $1`,
  },
  event: {
    fields: `id name description logo coverPage startDate endDate url totalDays totalEvent additionalProfiles stateId
      quotationId validAdvance urlAdvance valueAdvance finalClientRelation:{id name urlLogo} finalClientColumn
      eventDirectory:{placeDirectory{id name address phone logo city{name}}}
      eventPersonals:{id startDate endDate quantity profile gender budget} convocatories:{id}
      quotation:{code currency{code} tercero agency{name identification users{name email}} client{name}} cities:{id name country{name}}
      announcements:{convocateds{id}}`,
    query: 'query ($id: ID!) { event(id: $id) { * } }',
    id: ({ tenant }) => tenant.event,
    stored: `select id, name, description, ${image('logo_file_id')} as logo, ${image('cover_file_id')} as "coverPage",
      ${iso('start_date')} as "startDate", ${iso('end_date')} as "endDate", url_key as url, total_days as "totalDays",
      total_event as "totalEvent", additional_profiles as "additionalProfiles", state_id as "stateId",
      quotation_id as "quotationId", valid_advance as "validAdvance", url_advance as "urlAdvance",
      value_advance as "valueAdvance", final_client_column as "finalClientColumn",
      (select jsonb_build_object('id', id, 'name', name, 'urlLogo', ${image('logo_file_id')}) from final_clients
        where id = final_client_id) as "finalClientRelation",
      (select jsonb_build_object('placeDirectory', ${place('d.place_directory_id')}) from event_directories d
        where d.id = event_directory_id) as "eventDirectory",
      (select jsonb_agg(to_jsonb(n)) from (select ${need} from event_personals where event_id = $1) n) as "eventPersonals",
      (select jsonb_agg(jsonb_build_object('id', id)) from convocatories where event_id = $1) as convocatories,
      (select jsonb_build_object('code', q.code, 'tercero', q.tercero,
        'currency', (select jsonb_build_object('code', code) from currencies where id = q.currency_id),
        'client', (select jsonb_build_object('name', name) from clients where id = q.client_id),
        'agency', (select jsonb_build_object('name', a.name, 'identification', a.identification, 'users',
          (select jsonb_agg(jsonb_build_object('name', u.name || ' ' || u.lastname, 'email', u.email)) from users u
            join agency_users m on m.user_id = u.id where m.agency_id = a.id and m.deactivated_at is null))
          from agencies a where a.id = q.agency_id)) from quotations q where q.id = quotation_id) as quotation,
      (select jsonb_agg(jsonb_build_object('id', c.id::text, 'name', c.name, 'country', jsonb_build_object('name', k.name)))
        from cities c join countries k on k.id = c.country_id where c.id = city_id) as cities,
      (select jsonb_agg(jsonb_build_object('convocateds',
        coalesce((select jsonb_agg(jsonb_build_object('id', p.id)) from convocateds p where p.convocatory_id = c.id), '[]')))
        from convocatories c where c.event_id = $1) as announcements
      from events where id = $1`,
  },
  convocatory: {
    fields: `id code startDate endDate colourEyes colourHair height unitMeasure texture language skills
      academicTraining observations eventPersonal:{id} state city:{name} convocateds:{id} event:{id}`,
    query: 'query ($id: ID!) { convocatory(id: $id) { * } }',
    id: ({ tenant }) => tenant.convocatory,
    stored: `select id, code, ${iso('start_date')} as "startDate", ${iso('end_date')} as "endDate",
      colour_eyes as "colourEyes", colour_hair as "colourHair", height::float as height, unit_measure as "unitMeasure",
      texture, language, skills, academic_training as "academicTraining", observations, state_id as state,
      jsonb_build_object('id', event_personal_id) as "eventPersonal", ${cityOf('city_id')} as city,
      jsonb_build_object('id', event_id) as event,
      (select jsonb_agg(jsonb_build_object('id', id)) from convocateds where convocatory_id = $1) as convocateds
      from convocatories where id = $1`,
  },
  convocated: {
    fields: 'id stateId aplicationTalentState talent:{id} urlContract urlEnvoice',
    query: 'query ($id: ID!) { convocated(id: $id) { * } }',
    id: ({ tenant }) => tenant.convocated,
    stored: `select c.id, c.state_id as "stateId", c.application_state_id as "aplicationTalentState",
      jsonb_build_object('id', c.talent_id) as talent, '/archivos/' || k.pdf_file_id as "urlContract",
      '/archivos/' || b.pdf_file_id as "urlEnvoice" from convocateds c
      left join contracts k on k.convocated_id = c.id left join claims b on b.contract_id = k.id where c.id = $1`,
  },
  'final client': {
    fields: 'id name urlLogo',
    query: 'query ($id: ID!) { event(id: $id) { finalClientRelation { * } } }',
    id: ({ tenant }) => tenant.event,
    stored: `select b.id, b.name, ${image('b.logo_file_id')} as "urlLogo" from final_clients b
      join events e on e.final_client_id = b.id where e.id = $1`,
  },
  eventPersonal: {
    fields: 'id startDate endDate quantity profile gender budget',
    query: 'query ($id: ID!) { event(id: $id) { eventPersonals { * } } }',
    id: ({ tenant }) => tenant.event,
    stored: `select ${need} from event_personals where event_id = $1`,
  },
  placeDirectory: {
    fields: 'id name address phone logo city:{name}',
    query: 'query ($id: ID!) { event(id: $id) { eventDirectory { placeDirectory { * } } } }',
    id: ({ tenant }) => tenant.event,
    stored: `select p.* from events e join event_directories d on d.id = e.event_directory_id,
      jsonb_to_record(${place('d.place_directory_id')}) as p(id uuid, name text, address text, phone text, logo text, city jsonb)
      where e.id = $1`,
  },
  eventDirectory: {
    fields: 'id name startDate endDate placeDirectory:{id}',
    query: 'query ($id: ID!) { event(id: $id) { eventDirectory { * } } }',
    id: ({ tenant }) => tenant.event,
    stored: `select d.id, d.name, ${iso('d.start_date')} as "startDate", ${iso('d.end_date')} as "endDate",
      jsonb_build_object('id', d.place_directory_id) as "placeDirectory" from event_directories d
      join events e on e.event_directory_id = d.id where e.id = $1`,
  },
  ...STORED_TALENTS,
  ...STORED_QUOTATIONS,
  ...STORED_LISTS,
};
