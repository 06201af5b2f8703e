import { isClosedAgency } from '@/lib/core/states';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { facts, recipient } from '../messages';
import { findCall } from '../sent-calls/queries';

/** Tells a talent that the agency which counted on it no longer works with the product; silent once it does again. */
export const composeBookingFreed: ComposeEmail<{ convocatedId: string }> = async (
  { convocatedId },
  { tx },
) => {
  const call = await findCall(tx, convocatedId);
  if (!call || !isClosedAgency(call.agencyState)) return null;
  return {
    to: recipient(call),
    subject: `Tus fechas para ${call.eventName} quedaron libres`,
    body: (
      <EmailLayout
        preview={`Elenco suspendió a ${call.agencyName}. Puedes aceptar otros eventos en esas fechas.`}
      >
        <Title>{`${call.talentName}, tus fechas quedaron libres`}</Title>
        <Paragraph>
          {`Suspendimos la cuenta de ${call.agencyName} en Elenco, así que ya no tienes un compromiso con ella para este evento y puedes aceptar otros en esas fechas.`}
        </Paragraph>
        <Facts rows={facts(call)} />
        <Paragraph>
          Si firmaste un contrato o la agencia te debe un pago, escríbenos: te ayudamos con los documentos.
        </Paragraph>
      </EmailLayout>
    ),
  };
};
