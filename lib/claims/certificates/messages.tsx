import { formatMoney } from '@/lib/core/money';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import type { CertificateSnapshot } from './certified';
import { findSentCertificate } from './queries';
import { totalsOf } from './rules';

/** Nothing when another one took its place before it was sent. */
export const composeCertificate: ComposeEmail<{ certificateId: string }> = async (
  { certificateId },
  { tx },
) => {
  const found = await findSentCertificate(tx, certificateId);
  if (!found?.certificate.pdfFileId || found.certificate.endedAt) return null;
  const { payer, year, number, lines } = found.certificate.snapshot as CertificateSnapshot;
  const { paid, withheld } = totalsOf(lines);
  return {
    to: { name: found.name, address: found.email },
    fromAgency: true,
    subject: `Tu certificado de retenciones de ${year}: ${payer.name}`,
    attachments: [found.certificate.pdfFileId],
    body: (
      <EmailLayout preview={`Lo que ${payer.name} te retuvo en ${year}`}>
        <Title>{`Certificado de retenciones de ${year}`}</Title>
        <Paragraph>
          {`${found.name}, este es el certificado de lo que ${payer.name} te retuvo en ${year}. Guárdalo: te sirve para tu declaración de renta.`}
        </Paragraph>
        <Facts
          rows={[
            ['Certificado', number],
            ['Pagado', `${formatMoney(paid, 'COP')} COP`],
            ['Retenido', `${formatMoney(withheld, 'COP')} COP`],
          ]}
        />
        <Button href={`${env().APP_URL}/mi-perfil/certificados`}>Ver mis certificados</Button>
      </EmailLayout>
    ),
  };
};
