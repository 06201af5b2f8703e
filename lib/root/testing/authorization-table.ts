import { sql } from 'drizzle-orm';
import { TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { AGENCY_MUTATIONS } from './agency-entries';
import { askedSupport, inState, sentByHand, undrawn } from './arrangements';
import type { Operation } from './ask-field';
import { CALL_MUTATIONS } from './call-entries';
import { CLAIM_MUTATIONS, CLAIM_QUERIES } from './claim-entries';
import { CLIENT_MUTATIONS, SUPPORT_MUTATIONS } from './client-entries';
import { CONTRACT_MUTATIONS, CONTRACT_QUERIES } from './contract-entries';
import {
  administrator,
  agency,
  anybody,
  type Entry,
  type More,
  nobody,
  noStranger,
  owner,
  PASSWORD,
  producers,
  signedIn,
  stranger,
  type TokenRule,
} from './entries';
import { EVENT_DAY_MUTATIONS } from './event-day-entries';
import { DATES, EVENT_MUTATIONS } from './event-entries';
import { EVENT_RIDE_MUTATIONS, EVENT_RIDE_QUERIES } from './event-ride-entries';
import { FINANCE_MUTATIONS, FINANCE_QUERIES } from './finance-entries';
import { KEY_MUTATIONS } from './key-entries';
import { NEWS_MUTATIONS, NEWS_QUERIES, NEWS_SUBSCRIPTIONS } from './news-entries';
import { OWN_MUTATIONS, OWN_QUERIES } from './own-entries';
import { PAYOUT_MUTATIONS } from './payout-entries';
import { RIDE_MUTATIONS, RIDE_QUERIES } from './ride-entries';
import { SHOWCASE_MUTATIONS } from './showcase-entries';
import { TALENT_MUTATIONS, TALENT_QUERIES } from './talent-entries';

const QUOTATION = { nameEvent: 'Evento propio', cityId: 1, ...DATES };

const setPassword = (purpose: 'ACTIVATION' | 'PASSWORD_RESET', who: 'waiting' | 'colleague'): TokenRule => ({
  purpose,
  subject: (own) => ({ userId: own[who] }),
  args: (own, token) => ({ input: { id: own[who], token, password: PASSWORD } }),
});

const approved = { arrange: inState(24) };
const suspended = { arrange: inState(26) };

const NEW_RATE = { kind: 'IVA', concept: 'GENERAL', rate: '20', validFrom: '2035-01-01' };
const NEW_VALUE = { id: 77, value: '20', reason: 'Uso' };
const RATES = ['public.taxation_prices'];
const shared: More = { everybodys: RATES };
const configured: More = {
  ...shared,
  arrange: ({ rate }) => sql`update taxation_prices set rate = '5' where id = ${rate}`,
};
const verified: More = {
  ...shared,
  arrange: ({ rate }) => sql`update taxation_prices set rate = '5', status = 'verified' where id = ${rate}`,
};
/** There is a rate before it, to go on in its place. */
const preceded: More = {
  everybodys: [...RATES, 'public.agency_taxation_prices'],
  arrange: ({ rate }) => sql`
    insert into taxation_prices (taxation_id, city_id, concept, unity, valid_from, valid_to, status)
    select taxation_id, city_id, concept, unity, '2000-01-01', '2000-12-31', status
    from taxation_prices where id = ${rate} on conflict do nothing`,
};

/** What the administrator reads of agencies leaves out whom they call, which is for their own people. */
export const AGENCYS_OWN = ['Event.convocatories', 'Event.announcements'];

/** One entry for each field of the root types: a field without one, or one without a field, fails the test. */
export const TABLE: Readonly<Record<Operation, Readonly<Record<string, Entry>>>> = {
  query: {
    countries: anybody(),
    currencies: anybody(),
    genders: anybody(),
    banks: anybody(),
    skillAreas: anybody(),
    unitMeasures: anybody(),
    profiles: anybody(),
    services: anybody(() => ({ audience: 'AGENCY' })),
    states: anybody(() => ({ name: 'Eve' })),
    supportConstants: anybody(),
    taxations: anybody(() => ({ countryId: 1 })),

    ...TALENT_QUERIES,
    ...CLAIM_QUERIES,
    ...FINANCE_QUERIES,
    ...CONTRACT_QUERIES,
    ...RIDE_QUERIES,
    ...OWN_QUERIES,
    constants: noStranger(),
    contracts: noStranger(),
    ...EVENT_RIDE_QUERIES,
    user: signedIn(({ me }) => ({ id: me.userId })),
    sessions: signedIn(({ me }) => ({ userId: me.userId })),
    agency: signedIn((own) => ({ id: own.agency })),
    agencyStatistics: signedIn((own) => ({ agencyId: own.agency })),
    quotation: signedIn((own) => ({ id: own.sent })),
    quotations: signedIn((own) => ({ clientId: own.client })),
    quotes: signedIn((own) => ({ clientId: own.client })),

    report: signedIn((own) => ({ agencyId: own.agency })),
    ...NEWS_QUERIES,
    supportRequests: agency(() => ({}), { arrange: askedSupport }),
    client: signedIn((own) => ({ id: own.client })),
    clients: agency(),
    clientsByIdentification: agency(() => ({ identification: '900' })),
    clientsByName: agency(() => ({ name: 'Casa Norte' })),
    quotationTemplate: producers((own) => ({ id: own.template })),
    quotationTemplates: producers(),
    event: signedIn((own) => ({ id: own.event })),
    events: agency(),
    placeDirectories: agency(() => ({ cityId: 1 })),
    eventDirectories: agency(() => ({ after: '2020-01-01T00:00:00Z' })),
    finalClients: agency(),
    // A talent's own alone.
    openCalls: nobody(),
    convocatory: agency((own) => ({ id: own.convocatory })),
    convocated: agency((own) => ({ id: own.convocated })),
    convocateds: agency((own) => ({ eventId: own.event })),
    placesOfGroup: agency((own) => ({ eventId: own.event, group: 'confirmed' }), {
      arrange: ({ talent, marker }) => sql`update talents set name = ${marker} where id = ${talent}`,
    }),
    concernOfChange: producers((own) => ({ input: { eventId: own.event, ...DATES } })),
    agencies: administrator(),
    pricesTaxations: administrator(),
  },

  mutation: {
    register: stranger(({ marker }) => ({
      input: {
        nameUser: 'Ana',
        lastnameUser: 'Nueva',
        emailUser: `${marker.toLowerCase()}@nueva.co`,
        phoneUser: '(300) 123-4567',
        cityUser: 1,
        typeIdUser: 1,
        identificationUser: String(Number.parseInt(marker.slice(-7), 16)),
        legalNature: 'PERSONA_NATURAL',
      },
    })),
    updateUser: signedIn(({ me }) => ({ input: { id: me.userId, address: 'Calle 2' } }), {
      byToken: [setPassword('PASSWORD_RESET', 'colleague'), setPassword('ACTIVATION', 'waiting')],
    }),
    confirmSelf: signedIn(() => ({ password: TEST_PASSWORD })),
    closeSession: signedIn(({ me }) => ({ id: me.sessionId })),
    closeAllSessions: signedIn(),

    updateAgency: producers((own) => ({ input: { id: own.agency, address: 'Calle 1' } })),
    chooseAgencySlug: owner(({ marker }) => ({ slug: `agencia-${marker.toLowerCase()}` })),
    createLegalRepresentative: owner((own) => ({
      input: { agencyId: own.agency, name: 'Luz', document: '52111999' },
    })),
    updateLegalRepresentative: owner((own) => ({ input: { id: own.representative, name: 'Luz' } })),
    deleteLegalRepresentative: owner((own) => ({ id: own.representative })),
    createAgencyPricesTaxation: owner((own) => ({
      input: { agencyId: own.agency, pricesTaxationId: own.rate, price: '5' },
    })),
    deleteAgencyPricesTaxation: owner((own) => ({ id: own.price })),
    inviteMember: owner(({ marker }) => ({
      input: { name: 'Eva', lastname: 'Nueva', email: `${marker.toLowerCase()}@equipo.co`, role: 'FINANCE' },
    })),
    resendInvitation: owner((own) => ({ id: own.invitation })),
    revokeInvitation: owner((own) => ({ id: own.invitation })),
    changeMemberRole: owner((own) => ({ userId: own.colleague, role: 'FINANCE' })),
    deactivateMember: owner((own) => ({ userId: own.colleague })),
    reactivateMember: owner((own) => ({ userId: own.left })),
    moveOwnership: owner((own) => ({ userId: own.colleague, password: TEST_PASSWORD })),

    approveAgency: administrator((own) => ({ id: own.agency }), approved),
    reviewAgency: administrator((own) => ({ id: own.agency })),
    suspendAgency: administrator((own) => ({ id: own.agency, reason: 'Prueba' })),
    reactivateAgency: administrator((own) => ({ id: own.agency }), suspended),
    inviteAdministrator: administrator(({ marker }) => ({
      input: { name: 'Eva', lastname: 'Nueva', email: `${marker.toLowerCase()}@administra.co` },
    })),
    resendActivation: administrator((own) => ({ id: own.waiting })),
    suspendUser: administrator((own) => ({ id: own.colleague, reason: 'Prueba' })),
    reactivateUser: administrator(({ members }) => ({ id: members.suspended.userId })),
    closeUserSessions: administrator((own) => ({ id: own.colleague })),

    retryFailure: administrator((own) => ({ id: `message:${own.failedMail}` })),
    dropFailure: administrator((own) => ({ id: `message:${own.failedMail}` })),
    resendMessage: producers((own) => ({ id: own.failedMail })),
    redrawPaper: producers((own) => ({ id: own.convocated }), { arrange: undrawn }),
    createPricesTaxation: administrator(() => ({ input: NEW_RATE }), shared),
    updatePricesTaxation: administrator((own) => ({ input: { id: own.rate, rate: '5' } }), shared),
    confirmPricesTaxation: administrator((own) => ({ id: own.rate, source: 'Acuerdo 1' }), configured),
    doubtPricesTaxation: administrator((own) => ({ id: own.rate, note: 'Cambió' }), verified),
    endPricesTaxation: administrator((own) => ({ id: own.rate, lastDay: '2030-12-31' }), shared),
    deletePricesTaxation: administrator((own) => ({ id: own.rate }), preceded),
    ...RIDE_MUTATIONS,
    changeConstant: administrator(() => ({ input: NEW_VALUE }), { everybodys: ['public.constants'] }),
    saveTaxUnit: administrator(() => ({ input: { year: 2040, value: 90_000, source: 'Resolución 1' } })),

    ...TALENT_MUTATIONS,
    ...CLIENT_MUTATIONS,
    ...SUPPORT_MUTATIONS,
    ...CLAIM_MUTATIONS,
    ...PAYOUT_MUTATIONS,
    ...FINANCE_MUTATIONS,
    ...CONTRACT_MUTATIONS,

    createQuotation: producers((own) => ({ input: { ...QUOTATION, clientId: own.client } })),
    updateQuotation: producers((own) => ({ input: { ...QUOTATION, id: own.draft, clientId: own.client } })),
    discardQuotation: producers((own) => ({ id: own.draft })),
    quoteAddition: producers((own) => ({ id: own.accepted })),
    duplicateQuotation: producers((own) => ({ id: own.sent })),
    sendQuotation: producers((own) => ({ id: own.draft })),
    resendQuotation: producers((own) => ({ id: own.sent })),
    rejectQuotation: producers((own) => ({ id: own.sent, reason: 'Caro' })),
    reviseQuotation: producers((own) => ({ id: own.sent })),
    voidQuotation: producers((own) => ({ id: own.sent, reason: 'Error' })),
    sendQuotations: producers((own) => ({ quotations: [{ id: own.draft }] })),
    resendQuotations: producers((own) => ({ ids: [own.sent] })),
    acceptQuotations: producers((own) => ({ ids: [own.sent] })),
    rejectQuotations: producers((own) => ({ ids: [own.sent], reason: 'Caro' })),
    voidQuotations: producers((own) => ({ ids: [own.sent], reason: 'Error' })),
    discardQuotations: producers((own) => ({ ids: [own.draft] })),
    acceptQuotation: producers((own) => ({ quotationId: own.sent })),
    shareQuotationLink: producers((own) => ({ id: own.sent })),
    revokeQuotationLinks: producers((own) => ({ id: own.sent })),
    saveQuotationTemplate: producers((own) => ({ quotationId: own.sent, name: 'Nueva' })),
    renameQuotationTemplate: producers((own) => ({ id: own.template, name: 'Otra' })),
    deleteQuotationTemplate: producers((own) => ({ id: own.template })),

    ...EVENT_MUTATIONS,
    ...CALL_MUTATIONS,
    ...OWN_MUTATIONS,
    ...KEY_MUTATIONS,
    ...NEWS_MUTATIONS,
    // A talent's own alone (app/mobile-app.test.ts, calendario/calendar.test.ts).
    makeCalendar: nobody(),
    endCalendar: nobody(),
    shareLink: producers((own) => ({ convocatedId: own.convocated, purpose: 'CONTRACT' })),
    recordSentByHand: producers((own) => ({ convocatedId: own.convocated, purpose: 'CONTRACT' })),
    takeBackSentByHand: producers((own) => ({ id: own.convocated }), { arrange: sentByHand }),
    revokeLinks: producers((own) => ({ convocatedId: own.convocated, purpose: 'CONTRACT' })),
    ...EVENT_DAY_MUTATIONS,
    ...EVENT_RIDE_MUTATIONS,
    ...AGENCY_MUTATIONS,
    ...SHOWCASE_MUTATIONS,
  },

  subscription: NEWS_SUBSCRIPTIONS,
};
