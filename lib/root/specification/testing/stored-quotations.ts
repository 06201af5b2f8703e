import type { StoredEntity } from './stored-entity';

/** What the wire spells in its own way, with the column behind it. */
const COLUMNS: Readonly<Record<string, string>> = {
  quantityHours: 'quantity_hours',
  percentageGain: 'percentage_gain::text',
  subtotalItalentt: 'platform_fee_subtotal',
  gainItalentt: 'platform_fee',
  startDate: `to_char(start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  endDate: `to_char(end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  createdAt: `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  profile: '(select code from profiles where id = profile_id)',
};
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columnsOf = (names: string) =>
  names
    .split(/\s+/)
    .map((name) => `${COLUMNS[name] ?? snakeCase(name)} as "${name}"`)
    .join(', ');

const QUOTATION = `id code nameClient nameContact emailClient phoneClient nameEvent place quantityHours startDate endDate
  createdAt stateId clientId dialingCode currencyId tercero observation feeding transport foodTransportation priceGain
  priceNetGain percentageGain subtotal subtotalItalentt iva total subtotalPlatform ivaPlatform totalPlatform
  quantityServiceAgent daysServiceAgent subtotalServiceAgent ivaServiceAgent totalServiceAgent priceAgentService`;
const LINE = `id profile quantityDays budget paymentProducer paymentClient subtotalProducer subtotalClient ivaProducer
  ivaClient totalProducer totalClient reteFuente reteIca reteIva gainItalentt payPerDay announcement
  totalAnnouncement expectedPayment talentCosts serviceAgentCost foodCost transportationCost grossProfit incomeTax
  netIncome`;

/** A quotation and its lines. */
export const STORED_QUOTATIONS: Readonly<Record<string, StoredEntity>> = {
  quotation: {
    fields: `${QUOTATION} city:{name} agency:{id}`,
    query: 'query ($id: ID!) { quotation(id: $id) { * } }',
    id: ({ tenant }) => tenant.sent,
    stored: `select ${columnsOf(QUOTATION)}, jsonb_build_object('id', agency_id) as agency,
      (select jsonb_build_object('name', name) from cities where id = city_id) as city from quotations where id = $1`,
  },
  quotationTypeTalent: {
    fields: `${LINE} genders:{gender quantity}`,
    query: 'query ($id: ID!) { quotation(id: $id) { quotationTypeTalents { * } } }',
    id: ({ tenant }) => tenant.sent,
    stored: `select ${columnsOf(LINE)}, (select jsonb_agg(jsonb_build_object('gender', gender, 'quantity', quantity))
      from quotation_line_genders where quotation_line_id = quotation_lines.id) as genders
      from quotation_lines where quotation_id = $1`,
  },
};
