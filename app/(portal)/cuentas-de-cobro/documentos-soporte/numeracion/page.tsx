import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { Notice } from '@/app/_ui/feedback/notice';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { listAuthorizations, numberingOf } from '@/lib/claims/support-documents/authorizations/queries';
import type { AuthorizationState } from '@/lib/claims/support-documents/rules';
import { can } from '@/lib/core/abilities';
import { formatShortDay } from '@/lib/core/dates';
import { SUPPORT_DOCUMENTS_PATH } from '@/lib/core/paths';
import { AddAuthorization } from './add-authorization';
import { EndButton } from './end-button';

export const metadata: Metadata = { title: 'Numeración de documentos soporte' };

const TONES: Readonly<Record<AuthorizationState, Tone>> = {
  ACTIVE: 'green',
  ENDING: 'yellow',
  AHEAD: 'blue',
  USED_UP: 'gray',
  EXPIRED: 'gray',
  ENDED: 'gray',
};

/** By which numbers the agency, or the platform, supports what it buys, and the form that adds a range. */
export default async function NumbersPage() {
  const [{ actor }, t, tList] = await Promise.all([
    portalGate(),
    getTranslations('support.numbers'),
    getTranslations('support'),
  ]);
  const [rows, numbering] = await Promise.all([listAuthorizations(actor), numberingOf(actor)]);
  const isPlatform = actor.kind === 'administrator';
  const mayKeep = isPlatform || can(actor, 'reviewClaims');
  return (
    <ClientMessages namespaces={['support']}>
      <PageHeader
        title={t('title')}
        subtitle={t(isPlatform ? 'platformSubtitle' : 'subtitle')}
        breadcrumbs={[{ label: tList('title'), href: SUPPORT_DOCUMENTS_PATH }]}
        actions={mayKeep && rows.length > 0 && <AddAuthorization />}
      />
      {rows.length > 0 && numbering === 'NONE' && <Notice title={t('warnNone')}>{t('noneText')}</Notice>}
      {numbering === 'ENDING' && <Notice title={t('warnEnding')}>{t('warnEndingText')}</Notice>}
      {rows.length === 0 && (
        <SectionCard>
          <EmptyState title={t('none')} text={t('noneText')} action={mayKeep && <AddAuthorization />} />
        </SectionCard>
      )}
      {rows.map((row) => {
        const range = t('range', {
          prefix: row.prefix,
          from: String(row.fromNumber),
          to: String(row.toNumber),
        });
        return (
          <SectionCard
            key={row.id}
            title={range}
            actions={
              <>
                <SoftBadge tone={TONES[row.state]}>{t(`states.${row.state}`)}</SoftBadge>
                {mayKeep && !row.endedAt && <EndButton id={row.id} range={range} />}
              </>
            }
          >
            <DescriptionList
              columns={3}
              items={[
                { label: t('resolution'), value: row.resolution },
                { label: t('resolutionOn'), value: formatShortDay(row.resolutionOn) },
                { label: t('validFrom'), value: formatShortDay(row.validFrom) },
                { label: t('validTo'), value: formatShortDay(row.validTo) },
                {
                  label: t('last'),
                  value: row.lastNumber === null ? t('noLast') : `${row.prefix}${row.lastNumber}`,
                },
                { label: t('left'), value: String(row.left) },
              ]}
            />
          </SectionCard>
        );
      })}
    </ClientMessages>
  );
}
