import { linksExpireAt } from '@/lib/core/calendar';
import { formatDateRange, formatTimeRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { internationalDigits } from '@/lib/core/readers/phone';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import type { ComposeWhatsApp } from '@/lib/notifications/define-notice';
import { currentTime } from '@/lib/platform/clock';
import { isOver, maySignNow } from '../messages';
import { takesAnswers } from '../rules';
import { findCall, type SentCall } from '../sent-calls/queries';
import { CALL_TEMPLATE, CANCELLED_TEMPLATE, CONFIRMED_TEMPLATE } from './whatsapp-templates';

type Compose = ComposeWhatsApp<{ convocatedId: string }>;

/** Where a talent is reached by WhatsApp; null without a phone. */
export const numberOf = ({ talentDialingCode, talentPhone }: SentCall): string | null =>
  internationalDigits(talentPhone, talentDialingCode);

const datesOf = ({ startDate, endDate, timeZone }: SentCall): string =>
  formatDateRange(startDate, endDate, timeZone);

/** Tells a talent of a call with two buttons, whose tap is its answer; silent once the call takes no answers. */
export const composeTalentCalled: Compose = async ({ convocatedId }, { tx }) => {
  const call = await findCall(tx, convocatedId);
  const to = call && numberOf(call);
  if (!call || !to || call.stateId === CONVOCATED.DISCARDED || isOver(call)) return null;
  const { convocatoryState: stateId, deadline, startDate, endDate, timeZone } = call;
  if (!takesAnswers({ stateId, deadline, endDate }, currentTime())) return null;
  const link = await issueLink(tx, {
    purpose: 'TALENT_REPLY',
    subject: { eventId: call.eventId, convocatoryId: call.convocatoryId, talentId: call.talentId },
    agencyId: call.agencyId,
    expiresAt: linksExpireAt(call.eventEnd, timeZone),
  });
  return {
    to,
    template: CALL_TEMPLATE,
    values: [
      call.talentName,
      call.agencyName,
      call.profileName.toLowerCase(),
      call.eventName,
      `${datesOf(call)}, ${formatTimeRange(startDate, endDate, timeZone)}`,
      [call.placeName, call.placeAddress, call.cityName].filter(Boolean).join(', '),
      formatMoney(call.budget, call.currencyCode),
      link,
    ],
    reply: {
      // The buttons have the right of the link that stands beside them, no more and no longer.
      secret: new URL(link).searchParams.get('k') ?? '',
      choices: ['YES', 'NO'],
      told: { startDate: startDate.toISOString(), endDate: endDate.toISOString() },
    },
  };
};

/** Tells a talent that it was chosen, with the link to its contract, once that can be signed; silent if that changed meanwhile. */
export const composeTalentConfirmed: Compose = async ({ convocatedId }, { tx }) => {
  const call = await findCall(tx, convocatedId);
  const to = call && numberOf(call);
  if (!call || !to || call.stateId !== CONVOCATED.CONFIRMED || isOver(call) || !maySignNow(call)) return null;
  const link = await issueLink(tx, {
    purpose: 'CONTRACT',
    subject: { eventId: call.eventId, talentId: call.talentId },
    agencyId: call.agencyId,
    expiresAt: linksExpireAt(call.eventEnd, call.timeZone),
  });
  const values = [call.talentName, call.agencyName, call.eventName, datesOf(call), link];
  return { to, template: CONFIRMED_TEMPLATE, values };
};

/** Tells whoever was counting on an event that it will not take place; silent otherwise. */
export const composeEventCancelled: Compose = async ({ convocatedId }, { tx }) => {
  const call = await findCall(tx, convocatedId);
  const to = call && numberOf(call);
  if (!call || !to || call.eventState !== EVENT.CANCELLED) return null;
  return {
    to,
    template: CANCELLED_TEMPLATE,
    values: [call.talentName, call.agencyName, call.eventName, datesOf(call)],
  };
};
