import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { ImportKindName } from '@/db/values/imports';
import type { AgencyActor } from '@/lib/core/actor';
import { formatShortDate } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { unconfirmedEmail } from '@/lib/imports/confirmed-email';
import { listImports } from '@/lib/imports/queries';
import { ConfirmEmail } from './confirm-email';
import styles from './import.module.css';
import { UploadImport } from './upload-import';

type Props = { actor: AgencyActor; kind: ImportKindName; path: string };

/** Where a file is brought, with the latest ones below. */
export async function ImportStart({ actor, kind, path }: Props) {
  const [latest, email, t] = await Promise.all([
    listImports(actor, kind),
    unconfirmedEmail(actor),
    getTranslations('imports'),
  ]);
  return (
    <ClientMessages namespaces={['imports.start']}>
      <div className={styles.page}>
        {email === null ? (
          <SectionCard
            title={t('upload')}
            description={t(`${kind}.uploadText`)}
            actions={
              <ButtonLink variant="default" download href={`${path}/plantilla`}>
                {t('template')}
              </ButtonLink>
            }
          >
            <UploadImport path={path} />
          </SectionCard>
        ) : (
          <SectionCard title={t('confirm')} description={t('confirmText', { email })}>
            <ConfirmEmail email={email} />
          </SectionCard>
        )}
        {latest.length > 0 && (
          <SectionCard title={t('latest')} flush>
            <RowList
              label={t('latest')}
              items={latest.map(({ id, fileName, state, createdAt, by, kept }) => ({
                id,
                title: fileName,
                href: `${path}/${id}`,
                detail: [
                  by,
                  formatShortDate(createdAt, DEFAULT_TIME_ZONE),
                  kept > 0 ? t(`${kind}.kept`, { count: kept }) : null,
                ],
                trailing: (
                  <SoftBadge tone={state === 'DONE' ? 'green' : 'gray'}>{t(`states.${state}`)}</SoftBadge>
                ),
              }))}
            />
          </SectionCard>
        )}
      </div>
    </ClientMessages>
  );
}
