import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { facts, isOver, recipient } from '../messages';
import { findCall } from '../sent-calls/queries';
import { cancellingSent } from '../work-calendar/sent-days';

/**
 * Confirms to a talent that it gave its place back, with the file that takes its days out of the calendar; silent where
 * no file ever put them there, and once it is confirmed again.
 */
export const composePlaceGivenBack: ComposeEmail<{ convocatedId: string }> = async (
  { convocatedId },
  { tx },
) => {
  const call = await findCall(tx, convocatedId);
  if (!call || call.stateId === CONVOCATED.CONFIRMED || isOver(call)) return null;
  if (call.applicationStateId === APPLICATION.ACCEPTED) return null;
  const made = await cancellingSent(tx, call);
  if (made.length === 0) return null;
  return {
    to: recipient(call),
    fromAgency: true,
    subject: `Liberaste tu lugar: ${call.eventName}`,
    body: (
      <EmailLayout preview={`Tus fechas de ${call.eventName} quedaron libres.`}>
        <Title>{`${call.talentName}, liberaste tu lugar`}</Title>
        <Paragraph>
          {`${call.agencyName} ya sabe que no vas a ${call.eventName}. El archivo de este correo quita esos días de tu calendario.`}
        </Paragraph>
        <Facts rows={facts(call)} />
      </EmailLayout>
    ),
    made,
  };
};
