import { formatIsoDate } from '@/lib/core/dates';
import { claimPath, platformClaimPath, SUPPORT_NUMBERS_PATH } from '@/lib/core/paths';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { ownerOf } from './numbers-owner';
import { numbersLeft, printedNumber } from './rules';
import { findToldAuthorization, findToldDocument, toldOf } from './told';

/** Tells an agency, or who answers for the platform, that a numbering authorization of the DIAN comes to its end; nothing once it ended it itself. */
export const composeEnding: ComposeEmail<{ authorizationId: string }> = async (
  { authorizationId },
  { tx },
) => {
  const row = await findToldAuthorization(tx, authorizationId);
  if (!row || row.endedAt) return null;
  const to = await toldOf(tx, row.agencyId);
  return (
    to && {
      to,
      subject: 'Se acaba tu numeración de documentos soporte',
      body: (
        <EmailLayout preview="Pide otra autorización de numeración a la DIAN">
          <Title>Se acaba tu numeración de documentos soporte</Title>
          <Paragraph>
            Pide a la DIAN otra autorización (formato 1876) y agrégala antes de que esta termine. Sin ella las
            cuentas de cobro se siguen aprobando, pero sin documento soporte.
          </Paragraph>
          <Facts
            rows={[
              ['Resolución', row.resolution],
              ['Prefijo', row.prefix || 'Sin prefijo'],
              ['Números que quedan', String(numbersLeft(row))],
              ['Vence el', formatIsoDate(row.validTo)],
            ]}
          />
          <Button href={`${env().APP_URL}${SUPPORT_NUMBERS_PATH}`}>Ver la numeración</Button>
        </EmailLayout>
      ),
    }
  );
};

/** Tells who numbered it why a support document was rejected; nothing once it was sent again. */
export const composeRejected: ComposeEmail<{ documentId: string }> = async ({ documentId }, { tx }) => {
  const row = await findToldDocument(tx, documentId);
  if (row?.state !== 'REJECTED') return null;
  const to = await toldOf(tx, ownerOf(row));
  const number = printedNumber(row);
  const path = row.thirdParty ? platformClaimPath(row.claimId) : claimPath(row.claimId);
  return (
    to && {
      to,
      subject: `Documento soporte ${number} rechazado`,
      body: (
        <EmailLayout preview={`El documento soporte ${number} no fue aceptado`}>
          <Title>{`Documento soporte ${number} rechazado`}</Title>
          <Paragraph>{row.rejectedReason ?? ''}</Paragraph>
          <Paragraph>Corrige lo que indica y vuelve a enviarlo: conserva su número.</Paragraph>
          <Button href={`${env().APP_URL}${path}`}>Ver la cuenta de cobro</Button>
        </EmailLayout>
      ),
    }
  );
};
