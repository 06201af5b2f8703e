import { formatDateTime } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { profilePath } from '@/lib/core/paths';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { findToldArchive } from './queries';

const linkTo = ({ agencyId, agencyName }: { agencyId: string; agencyName: string }): string =>
  `${env().APP_URL}${profilePath(agencyId, agencyName)}?seccion=integraciones`;

function whatIsIn(agencyName: string, missing: number): string {
  if (missing === 0) return `Tiene todo lo de ${agencyName}.`;
  const lost = missing === 1 ? '1 archivo que no estaba' : `${missing} archivos que no estaban`;
  return `Tiene lo de ${agencyName}, menos ${lost} en el almacenamiento: el archivo LEEME.md lo explica.`;
}

/** Where the copy waits; nothing once it is gone, or for who works there no more. */
export const composeArchiveReady: ComposeEmail<{ archiveId: string }> = async ({ archiveId }, { tx }) => {
  const archive = await findToldArchive(tx, archiveId);
  if (archive?.state !== 'READY' || !archive.expiresAt) return null;
  const { agencyName, name, email } = archive;
  return {
    to: { name: fullName(archive), address: email },
    subject: `La copia de todo lo de ${agencyName} está lista`,
    body: (
      <EmailLayout preview={`Descárgala antes del ${formatDateTime(archive.expiresAt, DEFAULT_TIME_ZONE)}`}>
        <Title>{`${name}, la copia está lista`}</Title>
        <Paragraph>
          {`${whatIsIn(agencyName, archive.missing ?? 0)} Descárgala en tu perfil, en Integraciones, antes del ${formatDateTime(archive.expiresAt, DEFAULT_TIME_ZONE)}: después se borra.`}
        </Paragraph>
        <Button href={linkTo(archive)}>Ver la copia</Button>
        <Paragraph dimmed>
          {`Si no la pediste, cambia tu contraseña y escribe a ${product().supportEmail}.`}
        </Paragraph>
      </EmailLayout>
    ),
  };
};

/** That there is none, and what to do. */
export const composeArchiveFailed: ComposeEmail<{ archiveId: string }> = async ({ archiveId }, { tx }) => {
  const archive = await findToldArchive(tx, archiveId);
  if (archive?.state !== 'FAILED') return null;
  return {
    to: { name: fullName(archive), address: archive.email },
    subject: `No pudimos hacer la copia de ${archive.agencyName}`,
    body: (
      <EmailLayout preview="Puedes pedirla de nuevo">
        <Title>No pudimos hacer la copia</Title>
        <Paragraph>
          {`Algo falló mientras copiábamos lo de ${archive.agencyName}. Pídela de nuevo en tu perfil, en Integraciones. Si vuelve a pasar, escribe a ${product().supportEmail}.`}
        </Paragraph>
        <Button href={linkTo(archive)}>Pedirla de nuevo</Button>
      </EmailLayout>
    ),
  };
};
