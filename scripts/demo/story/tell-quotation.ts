import { type AgencyActor, anonymous, type LinkActor } from '@/lib/core/actor';
import { acceptQuotation } from '@/lib/quotations/accept-quotation';
import { recordOpening } from '@/lib/quotations/answers/record-opening';
import { requestChange } from '@/lib/quotations/answers/request-change';
import { createQuotation } from '@/lib/quotations/drafts/create-quotation';
import { expireQuotations } from '@/lib/quotations/expire-quotations';
import type { CreateQuotationInput } from '@/lib/quotations/inputs';
import { getOffer } from '@/lib/quotations/offers/queries';
import { rejectQuotation } from '@/lib/quotations/reject-quotation';
import { sendQuotation } from '@/lib/quotations/sending/send-quotation';
import type { Calendar } from '../calendar.ts';
import { constantNamed, currencyId } from '../data/lookups.ts';
import { answerDayOf, endOf, type LinePlan, type Plan, startOf } from '../data/plans.ts';
import { openLink } from './open-link.ts';
import type { Story } from './play.ts';
import { minutesAfter, type Scene, worker } from './scene.ts';
import { tellEvent } from './tell-event.ts';

const AGENT_PRICE = Number(constantNamed(73));

/** The quotation that its client has not opened yet. */
const UNOPENED = 'capsula';
/** The one whose client wants something else, and what. */
const CHANGE = {
  key: 'tour',
  reason: 'Necesitamos dos presentadores en vez de uno, y terminar a las 5 p. m.',
};

/** A quotation is written, sent and answered; accepted, it becomes an event. */
export async function* tellQuotation(plan: Plan, clientId: string, owner: AgencyActor, scene: Scene): Story {
  const { calendar } = scene;
  const answerDay = answerDayOf(plan);
  yield calendar.at(plan.written, '09:30');
  const { id } = await createQuotation(owner, draftOf(plan, clientId, calendar));
  if (plan.state === 'DRAFT') return;
  yield calendar.at(plan.written, '15:10');
  const { validUntil } = await sendQuotation(owner, { id });
  if (plan.key !== UNOPENED) yield tellOpenings(plan, id, owner, scene);
  switch (plan.state) {
    case 'ACCEPTED': {
      yield calendar.at(answerDay, '11:20');
      const { eventId } = await acceptQuotation(owner, { quotationId: id });
      yield tellEvent(plan, eventId, owner, scene);
      return;
    }
    case 'REJECTED':
      yield calendar.at(answerDay, '17:05');
      await rejectQuotation(owner, { id, reason: plan.reason ?? '' });
      return;
    default:
      if (!validUntil) return;
      yield minutesAfter(validUntil, 6);
      await expireQuotations(worker('quotations.expire'));
  }
}

/** The client reads it in the afternoon and once more before it answers. */
async function* tellOpenings(
  plan: Plan,
  quotationId: string,
  { agencyId }: AgencyActor,
  { calendar }: Scene,
): Story {
  const again = calendar.at(answerDayOf(plan), '08:45');
  yield calendar.at(plan.written, '17:30');
  const client = await openLink({
    purpose: 'QUOTATION_ANSWER',
    subject: { quotationId },
    agencyId,
    endOfEvent: endOf(plan, calendar),
  });
  await recordOpening(client, anonymous);
  yield again;
  await recordOpening(client, anonymous);
  if (plan.key !== CHANGE.key) return;
  yield minutesAfter(again, 6);
  await askForChange(plan, quotationId, client);
}

async function askForChange(plan: Plan, quotationId: string, client: LinkActor): Promise<void> {
  const { hash } = await getOffer(client, quotationId);
  const change = { hash, name: plan.client.contact, reason: CHANGE.reason };
  await requestChange(client, change, { ip: null, userAgent: null });
}

const gendersOf = (line: LinePlan) =>
  [
    { gender: 'FEMENINO' as const, quantity: line.women },
    { gender: 'MASCULINO' as const, quantity: line.men },
  ].filter(({ quantity }) => quantity > 0);

const draftOf = (plan: Plan, clientId: string, calendar: Calendar): CreateQuotationInput => ({
  clientId,
  nameContact: plan.client.contact,
  phoneClient: plan.client.contactPhone,
  nameEvent: plan.nameEvent,
  place: plan.place,
  address: plan.address,
  cityId: plan.cityId,
  hours: Math.max(4, Number.parseInt(plan.closes, 10) - Number.parseInt(plan.opens, 10)),
  startDate: startOf(plan, calendar),
  endDate: endOf(plan, calendar),
  currencyId: currencyId(plan.dollar ? 'USD' : 'COP'),
  fxRate: plan.dollar ?? '1',
  tercero: plan.tercero,
  observation: plan.observation,
  feeding: plan.feeding,
  transport: plan.transport,
  agents: plan.agents,
  agentDays: plan.agentDays,
  agentPrice: plan.agents > 0 ? AGENT_PRICE : 0,
  lines: plan.lines.map((line) => ({
    profile: line.profile,
    days: line.days,
    budget: line.budget,
    payBasis: line.basis,
    genders: gendersOf(line),
  })),
});
