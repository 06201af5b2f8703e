import sharp from 'sharp';
import { listActivityPeople } from '@/lib/agencies/activity/queries';
import { uploadImage } from '@/lib/agencies/images/upload-image';
import { countAgencies, getAgency, listAgencies, listAgencyPeople } from '@/lib/agencies/queries';
import { updateAgency } from '@/lib/agencies/update-agency';
import { countAgencyWork, countReviews } from '@/lib/analytics/counters';
import { findFirstSteps } from '@/lib/analytics/first-steps/queries';
import { readPlatformFigures } from '@/lib/analytics/platform-figures';
import { readAgencyFigures } from '@/lib/analytics/queries';
import { readQueue } from '@/lib/analytics/queue/queries';
import { readReviews } from '@/lib/analytics/review';
import { listEventPapers } from '@/lib/claims/event-papers';
import { countClaims, findNextToReview } from '@/lib/claims/review/queries';
import { countClients, getClientOverview, listClientOverviews } from '@/lib/clients/client-overview';
import { listFinalClients } from '@/lib/clients/final-clients/queries';
import { countClientsOfAgency, readClientsOfAgency } from '@/lib/clients/queries';
import {
  findMissingForContracts,
  findMissingOfAgencies,
  findProfileGaps,
} from '@/lib/contracts/agency-readiness/queries';
import { listCandidates } from '@/lib/convocatories/candidates/queries';
import { getEventTalent } from '@/lib/convocatories/event-talents/event-talent-profile';
import {
  countEventTalents,
  findEventTalentNames,
  listEventTalents,
} from '@/lib/convocatories/event-talents/queries';
import { countDisownedAnswers, listDisownedAnswers } from '@/lib/convocatories/outside-answers/queries';
import { listConvocatories } from '@/lib/convocatories/queries';
import { readVisits } from '@/lib/convocatories/showcase/choosing/visits';
import { readDraftState } from '@/lib/convocatories/showcase/drafting/draft-state';
import { previewShowcase } from '@/lib/convocatories/showcase/queries';
import { listShowable } from '@/lib/convocatories/showcase/showable';
import { countEventsOfAgency, readEventsOfAgency } from '@/lib/events/events-of-agency';
import { countEvents, countOpenEvents, listEventPersonals } from '@/lib/events/queries';
import { getOwnUser, getUser } from '@/lib/identity/queries';
import { announceDataUpdate } from '@/lib/people/announce-data-update';
import { countPeople, getPerson, listPeople } from '@/lib/people/queries';
import { listAnswers } from '@/lib/quotations/given-answers/queries';
import { getQuotation } from '@/lib/quotations/queries';
import { readAgencyRates, readClientRates } from '@/lib/quotations/rates/queries';
import { sendOrResendQuotation } from '@/lib/quotations/sending/resend-quotation';
import { getReviewedTalent, listReviewedTalents } from '@/lib/talents/talents-in-review';
import { listCityRates } from '@/lib/taxes/agency-prices/queries';
import {
  countTaxRates,
  getTaxRate,
  listTaxRates,
  listTaxUnits,
  readBrackets,
} from '@/lib/taxes/table/queries';
import { listInvitations } from '@/lib/teams/invitations/queries';
import { listTeam } from '@/lib/teams/queries';
import type { PageAsker, PageRow } from './page-row';
import { WORK_PAGES } from './work-pages';

const AGENCY: readonly PageAsker[] = ['owner', 'producer', 'finance', 'reader'];
const SIGNED_IN: readonly PageAsker[] = [...AGENCY, 'administrator'];
const ADMINISTRATOR: readonly PageAsker[] = ['administrator'];
const PRODUCERS: readonly PageAsker[] = ['owner', 'producer'];

const PIXEL = sharp({ create: { width: 2, height: 2, channels: 3, background: '#c0ffee' } })
  .png()
  .toBuffer();
const rows = (allowed: readonly PageAsker[], does: Readonly<Record<string, PageRow['does']>>): PageRow[] =>
  Object.entries(does).map(([name, each]) => ({ name, allowed, does: each }));

/** What pages and REST paths ask for themselves, besides what GraphQL has a field for. */
export const PAGE_TABLE: readonly PageRow[] = [
  ...rows(AGENCY, {
    'how the agency is doing': (actor) => readAgencyFigures(actor),
    'how much waits for the agency': (actor) => countAgencyWork(actor),
    'what the agency lacks of its profile': (actor) => findProfileGaps(actor),
    'how far the agency is with making itself ready': (actor) => findFirstSteps(actor),
    'what waits for the agency': (actor) => readQueue(actor),
    'the team': (actor) => listTeam(actor),
    'the list of clients': (actor) => listClientOverviews(actor),
    'how many clients there are': (actor) => countClients(actor),
    "a client's page": (actor, { client }) => getClientOverview(actor, client),
    "a client's final clients": (actor, { client }) => listFinalClients(actor, client),
    'what the agency quotes with': (actor) => readAgencyRates(actor),
    'what a client is quoted with': (actor, { client }) => readClientRates(actor, client),
    'what a client answered': (actor, { sent }) => listAnswers(actor, sent),
    'how many events there are': (actor) => countEvents(actor),
    'how many events are open': (actor) => countOpenEvents(actor),
    'the calls of an event': (actor, { event }) => listConvocatories(actor, event),
    'the talents of an event': (actor, { event }) => listEventTalents(actor, event),
    'how far an event is with its talents': (actor, { event }) => countEventTalents(actor, event),
    'names of talents in an event': (actor, { event, talent }) =>
      findEventTalentNames(actor, event, [talent]),
    'whom the client of an event may see': (actor, { event }) => listShowable(actor, event),
    'what is prepared for the client of an event': (actor, { event }) => readDraftState(actor, event),
    'the showcase of an event as it is prepared': (actor, { event }) => previewShowcase(actor, event),
    'how the client looked at a showcase': (actor, { event }) => readVisits(actor, event),
    'a talent in an event': (actor, { event, talent }) => getEventTalent(actor, event, talent),
    'what an event lacks for contracts': (actor, { event }) => findMissingForContracts(actor, event),
    'who could be called': (actor, { convocatory }) => listCandidates(actor, convocatory),
    'how many claims there are': (actor) => countClaims(actor),
    'the next claim to review': (actor, { convocated }) =>
      findNextToReview(actor, { id: convocated, sentAt: new Date(0) }),
    'the papers of an event': (actor, { event }) => listEventPapers(actor, event),
  }),
  ...rows(PRODUCERS, {
    'uploading a picture': async (actor) =>
      (await uploadImage(actor, { name: 'logo.png', bytes: await PIXEL })).mime,
    'sending a quotation by its REST path': (actor, { sent }) => sendOrResendQuotation(actor, { id: sent }),
  }),
  ...rows(['owner'], {
    'changing the name of the agency': (actor, { agency }) =>
      updateAgency(actor, { id: agency, name: 'Otra' }),
    'open invitations': (actor) => listInvitations(actor),
  }),
  ...rows(SIGNED_IN, {
    'one oneself': (actor) => getOwnUser(actor),
    'one oneself by id': (actor) => getUser(actor, 'userId' in actor ? actor.userId : ''),
    'a quotation': (actor, { sent }) => getQuotation(actor, sent),
    'an agency': (actor, { agency }) => getAgency(actor, agency),
    'the people of an agency': (actor, { agency }) => listAgencyPeople(actor, agency),
    'who did something in an agency': (actor, { agency }) => listActivityPeople(actor, agency),
    'the prices of a city': (actor, { agency }) => listCityRates(actor, agency, '2027-01-01'),
    'what agencies lack': (actor, { agency }) => findMissingOfAgencies(actor, [agency]),
    'the clients of an agency': (actor, { agency }) => readClientsOfAgency(actor, agency),
    'how many clients an agency has': (actor, { agency }) => countClientsOfAgency(actor, agency),
    'how many events an agency has': (actor, { agency }) => countEventsOfAgency(actor, agency),
    'the events of an agency': (actor, { agency }) => readEventsOfAgency(actor, agency),
    'whom an event needs': (actor, { event }) => listEventPersonals(actor, event),
    'the notice of changed data': (actor) => announceDataUpdate(actor, {}),
  }),
  // A talent reads its own.
  ...rows(['administrator', 'talent'], {
    'a talent to review': (actor, { talent }) => getReviewedTalent(actor, talent),
  }),
  ...rows(ADMINISTRATOR, {
    'how much waits for review': (actor) => countReviews(actor),
    'what waits for review': (actor) => readReviews(actor),
    'how large the platform is': (actor) => readPlatformFigures(actor),
    'the answers that talents disown': (actor) => listDisownedAnswers(actor),
    'how many answers are disowned': (actor) => countDisownedAnswers(actor),
    'the talents to review': (actor) => listReviewedTalents(actor),
    'the list of agencies': (actor) => listAgencies(actor),
    'how many agencies there are': (actor) => countAgencies(actor),
    'everybody who can sign in': (actor) => listPeople(actor),
    'how many can sign in': (actor) => countPeople(actor),
    'the tax table': (actor) => listTaxRates(actor),
    'how many rates there are': (actor) => countTaxRates(actor),
    'a rate': (actor, { rate }) => getTaxRate(actor, rate),
    'the units of tax': (actor) => listTaxUnits(actor),
    'the brackets of withholding': (actor) => readBrackets(actor),
    'somebody who can sign in': (actor, { colleague }) => getPerson(actor, colleague),
  }),
  ...WORK_PAGES,
];
