import type { StoredEntity } from './stored-entity';

const named = (table: string) => `select id::text as id, code, name from ${table}`;

/** What is the same for everybody. */
export const STORED_LISTS: Readonly<Record<string, StoredEntity>> = {
  country: {
    fields: 'id name code enabled cities:{id name} typeDocuments:{id name}',
    query: '{ countries { * } }',
    stored: `select id::text as id, name, code, enabled,
      (select jsonb_agg(jsonb_build_object('id', c.id::text, 'name', c.name)) from cities c
        where c.country_id = countries.id) as cities,
      (select jsonb_agg(jsonb_build_object('id', d.id::text, 'name', d.name)) from document_types d
        join country_document_types t on t.document_type_id = d.id where t.country_id = countries.id) as "typeDocuments"
      from countries where enabled`,
  },
  currency: { fields: 'id code name', query: '{ currencies { * } }', stored: named('currencies') },
  service: { fields: 'id name code', query: '{ services { * } }', stored: named('services') },
  taxation: {
    fields: 'id name regionalEntity pricesTaxations:{price unity city{name}}',
    query: '{ taxations(countryId: 1) { * } }',
    stored: `select id::text as id, name, regional_entity as "regionalEntity",
      (select jsonb_agg(jsonb_build_object('price', p.rate, 'unity', p.unity,
        'city', (select jsonb_build_object('name', name) from cities where id = p.city_id))) from taxation_prices p
        where p.taxation_id = taxations.id) as "pricesTaxations"
      from taxations where country_id = 1`,
  },
  'platform transportation': {
    fields: 'fee platformGain userTransportations:{id}',
    query: '{ transportationByPlatform(platform: cabify, cityId: 1) { * } }',
    stored: `select fee::text as fee, platform_gain::text as "platformGain",
      (select jsonb_agg(jsonb_build_object('id', u.id)) from user_transportations u
        where u.platform_transportation_id = p.id) as "userTransportations"
      from platform_transportations p where platform = 'cabify' and city_id = 1`,
  },
  'contract clause': {
    fields: 'description order typeContract clause',
    query: '{ contracts { * } }',
    stored: `select body as description, position as "order", contract_type_id as "typeContract", title as clause
      from contract_clauses`,
  },
  constant: {
    fields: 'id name description',
    query: '{ constants { * } }',
    stored:
      'select id::text as id, name, description from constants where id in (14, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79)',
  },
  'state record': {
    fields: 'id name description',
    query: '{ states(name: "Convoca") { * } }',
    stored: `select id::text as id, name, description from states where id in (41, 42, 43)`,
  },
  'profile list': { fields: 'id code name', query: '{ profiles { * } }', stored: named('profiles') },
  'gender list': { fields: 'id code name', query: '{ genders { * } }', stored: named('genders') },
  'unit measure list': {
    fields: 'id code name',
    query: '{ unitMeasures { * } }',
    stored: named('unit_measures'),
  },
};
