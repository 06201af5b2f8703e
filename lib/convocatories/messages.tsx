import { mailWording } from '@/lib/agencies/texts/queries';
import { linksExpireAt } from '@/lib/core/calendar';
import { formatDateRange, formatDateTime, formatTimeRange } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { formatMoney } from '@/lib/core/money';
import { CONVOCATED, EVENT, isClosedAgency } from '@/lib/core/states';
import { isClosed } from '@/lib/events/rules';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { type ComposeEmail, NotYet } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Paragraphs, Title } from '@/lib/notifications/layout';
import { currentTime } from '@/lib/platform/clock';
import { takesAnswers } from './rules';
import { findCall, type SentCall } from './sent-calls/queries';
import { calendarOfChange, cancellingFile } from './work-calendar/sent-days';

type Payload = { convocatedId: string };

/** Nothing can be answered or signed any more: the event is closed, or the agency may do nothing. */
export const isOver = (call: SentCall): boolean =>
  isClosed(call.eventState) || isClosedAgency(call.agencyState);

/** Rows of facts about a call. */
export const facts = (call: SentCall): (readonly [string, string])[] => [
  ['Evento', call.eventName],
  ['Perfil', call.profileName],
  ['Fechas', formatDateRange(call.startDate, call.endDate, call.timeZone)],
  ['Horario', formatTimeRange(call.startDate, call.endDate, call.timeZone)],
  ['Lugar', [call.placeName, call.placeAddress, call.cityName].filter(Boolean).join(', ')],
  ['Pago por día', `${formatMoney(call.budget, call.currencyCode)} (antes de retenciones)`],
];

/** What stands in the places of the texts to a talent (lib/agencies/texts). */
const places = (call: SentCall) => ({
  talento: call.talentName,
  agencia: call.agencyName,
  evento: call.eventName,
  fechas: formatDateRange(call.startDate, call.endDate, call.timeZone),
});

/** The talent of a call. */
export const recipient = (call: SentCall) => ({
  name: fullName({ name: call.talentName, lastname: call.talentLastname }),
  address: call.talentEmail,
});

/** Said to who is not taken this time. */
export const NO_WORD_OF_WORK =
  'No dice nada de tu trabajo: los lugares son pocos. Tu perfil sigue a la vista para otros eventos.';

/** Tells a talent of a call, with the link to answer; silent once the call takes no answers. */
export const composeTalentCalled: ComposeEmail<Payload> = async ({ convocatedId }, { tx }) => {
  const call = await findCall(tx, convocatedId);
  if (!call || call.stateId === CONVOCATED.DISCARDED || isOver(call)) return null;
  const asked = { stateId: call.convocatoryState, deadline: call.deadline, endDate: call.endDate };
  if (!takesAnswers(asked, currentTime())) return null;
  const link = await issueLink(tx, {
    purpose: 'TALENT_REPLY',
    subject: { eventId: call.eventId, convocatoryId: call.convocatoryId, talentId: call.talentId },
    agencyId: call.agencyId,
    expiresAt: linksExpireAt(call.eventEnd, call.timeZone),
  });
  const { subject, paragraphs } = await mailWording(tx, call.agencyId, 'CALL_MAIL', {
    ...places(call),
    perfil: call.profileName.toLowerCase(),
    ciudad: call.cityName,
    pago: formatMoney(call.budget, call.currencyCode),
  });
  return {
    to: recipient(call),
    fromAgency: true,
    subject,
    body: (
      <EmailLayout preview={`${call.profileName} en ${call.cityName}. Responde si estás disponible.`}>
        <Title>{`Hola, ${call.talentName}: tenemos un evento para ti`}</Title>
        <Paragraphs>{paragraphs}</Paragraphs>
        <Facts rows={facts(call)} />
        {call.observations ? <Paragraph>{call.observations}</Paragraph> : null}
        <Button href={link}>Responder a la convocatoria</Button>
        {call.deadline ? (
          <Paragraph
            dimmed
          >{`Responde antes del ${formatDateTime(call.deadline, call.timeZone)}.`}</Paragraph>
        ) : null}
      </EmailLayout>
    ),
  };
};

/**
 * True when the contract of a place can be signed; false for ever once its event is over. Throws `NotYet` while the
 * agency's data do not suffice: what asks to sign waits for them.
 */
export function maySignNow({ mayContract, eventEnd }: SentCall): boolean {
  if (!mayContract && eventEnd > currentTime()) throw new NotYet();
  return mayContract;
}

/** Tells a talent that it was chosen, with the link to its contract, once that can be signed; silent if that changed meanwhile. */
export const composeTalentConfirmed: ComposeEmail<Payload & { promoted?: boolean | undefined }> = async (
  { convocatedId, promoted },
  { tx },
) => {
  const call = await findCall(tx, convocatedId);
  if (!call || call.stateId !== CONVOCATED.CONFIRMED || isOver(call) || !maySignNow(call)) return null;
  const link = await issueLink(tx, {
    purpose: 'CONTRACT',
    subject: { eventId: call.eventId, talentId: call.talentId },
    agencyId: call.agencyId,
    expiresAt: linksExpireAt(call.eventEnd, call.timeZone),
  });
  const { subject, paragraphs } = await mailWording(tx, call.agencyId, 'CONTRACT_MAIL', places(call));
  return {
    to: recipient(call),
    fromAgency: true,
    subject,
    body: (
      <EmailLayout preview={`Tu lugar en ${call.eventName} está listo. Falta tu firma.`}>
        <Title>{`${call.talentName}, te eligieron`}</Title>
        {promoted ? <Paragraph>Estabas en reserva y se liberó un lugar.</Paragraph> : null}
        <Paragraphs>{paragraphs}</Paragraphs>
        <Facts rows={facts(call)} />
        <Button href={link}>Firmar el contrato</Button>
        <Paragraph dimmed>Este enlace es personal: no lo compartas.</Paragraph>
      </EmailLayout>
    ),
  };
};

/** Tells whoever was counting on an event that it will not take place, and why; silent otherwise. */
export const composeEventCancelled: ComposeEmail<Payload> = async ({ convocatedId }, { tx }) => {
  const call = await findCall(tx, convocatedId);
  if (!call || call.eventState !== EVENT.CANCELLED) return null;
  return {
    to: recipient(call),
    fromAgency: true,
    subject: `Se canceló el evento ${call.eventName}`,
    body: (
      <EmailLayout preview={`${call.agencyName} canceló ${call.eventName}. Tus fechas quedan libres.`}>
        <Title>{`${call.talentName}, el evento se canceló`}</Title>
        <Paragraph>
          {`${call.agencyName} canceló ${call.eventName}. Las fechas que tenías reservadas para este evento quedan libres.`}
        </Paragraph>
        <Facts rows={facts(call)} />
        {call.cancelledReason ? <Paragraph>{`Motivo: ${call.cancelledReason}`}</Paragraph> : null}
      </EmailLayout>
    ),
    made: [await cancellingFile(tx, call)],
  };
};

/** Tells a confirmed talent of an event's new dates or place; silent once it is no longer confirmed. */
export const composeEventChanged: ComposeEmail<Payload> = async ({ convocatedId }, { tx }) => {
  const call = await findCall(tx, convocatedId);
  if (!call || call.stateId !== CONVOCATED.CONFIRMED || isOver(call)) return null;
  return {
    to: recipient(call),
    fromAgency: true,
    subject: `Cambios en el evento ${call.eventName}`,
    body: (
      <EmailLayout preview={`Revisa las fechas y el lugar de ${call.eventName}.`}>
        <Title>{`${call.talentName}, hay cambios en tu evento`}</Title>
        <Paragraph>
          {`${call.agencyName} cambió las fechas o el lugar de ${call.eventName}. Así queda:`}
        </Paragraph>
        <Facts rows={facts(call)} />
        <Paragraph dimmed>Si ya no puedes asistir, avísale cuanto antes a la agencia.</Paragraph>
      </EmailLayout>
    ),
    made: await calendarOfChange(tx, call),
  };
};
