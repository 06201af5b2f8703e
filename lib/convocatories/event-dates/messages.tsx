import { linksExpireAt } from '@/lib/core/calendar';
import { formatDateTime } from '@/lib/core/dates';
import { APPLICATION, CONVOCATED, isClosedAgency } from '@/lib/core/states';
import { isClosed } from '@/lib/events/rules';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { currentTime } from '@/lib/platform/clock';
import { facts, recipient } from '../messages';
import { takesAnswers } from '../rules';
import { findCall } from '../sent-calls/queries';
import { cancellingSent } from '../work-calendar/sent-days';

/** Tells a talent that its yes was for other dates, with the link to answer for the new ones; silent once it has. */
export const composeAnswerAgain: ComposeEmail<{ convocatedId: string }> = async (
  { convocatedId },
  { tx },
) => {
  const call = await findCall(tx, convocatedId);
  if (!call || call.applicationStateId !== APPLICATION.PENDING || call.stateId === CONVOCATED.DISCARDED)
    return null;
  if (isClosed(call.eventState) || isClosedAgency(call.agencyState)) return null;
  const asked = { stateId: call.convocatoryState, deadline: call.deadline, endDate: call.endDate };
  const answers = takesAnswers(asked, currentTime());
  return {
    to: recipient(call),
    fromAgency: true,
    subject: `Nuevas fechas: ${call.eventName}`,
    body: (
      <EmailLayout preview={`${call.agencyName} cambió las fechas. Tu sí anterior ya no te compromete.`}>
        <Title>{`${call.talentName}, cambiaron las fechas`}</Title>
        <Paragraph>
          {`${call.agencyName} cambió las fechas de ${call.eventName}. Habías dicho que sí a otras, así que tu compromiso anterior quedó sin efecto y esas fechas vuelven a estar libres.`}
        </Paragraph>
        <Facts rows={facts(call)} />
        {answers ? (
          <Button
            href={
              await issueLink(tx, {
                purpose: 'TALENT_REPLY',
                subject: {
                  eventId: call.eventId,
                  convocatoryId: call.convocatoryId,
                  talentId: call.talentId,
                },
                agencyId: call.agencyId,
                expiresAt: linksExpireAt(call.eventEnd, call.timeZone),
              })
            }
          >
            Responder con las nuevas fechas
          </Button>
        ) : (
          <Paragraph>Si todavía te necesita, la agencia te escribirá.</Paragraph>
        )}
        {answers && call.deadline ? (
          <Paragraph
            dimmed
          >{`Responde antes del ${formatDateTime(call.deadline, call.timeZone)}.`}</Paragraph>
        ) : null}
      </EmailLayout>
    ),
    made: await cancellingSent(tx, call),
  };
};
