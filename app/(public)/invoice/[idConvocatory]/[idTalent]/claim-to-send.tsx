import { getTranslations } from 'next-intl/server';
import { workedText } from '@/app/_features/claims/worked-text';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { FieldBlock } from '@/app/_ui/public/form';
import { Notice } from '@/app/_ui/public/notice';
import { PageTitle } from '@/app/_ui/public/page-title';
import type { ClaimPage } from '@/lib/claims/claim-page';
import { ProfileData } from '../../../_link-forms/profile-data';
import styles from './claim.module.css';
import { ClaimForm } from './claim-form';
import { PlanillaNotice } from './planilla-notice';
import { correctAction, estimateAction, sendAction } from './send-action';

type Props = {
  page: Extract<ClaimPage, { state: 'FORM' }>;
  convocatoryId: string;
  talentId: string;
};

/** What is claimed, by whom, and the form that does it. */
export async function ClaimToSend({ page, convocatoryId, talentId }: Props) {
  const t = await getTranslations('claim');
  const { event, talent, missing, banks, account, contractFee, returned } = page;
  const path = `/invoice/${convocatoryId}/${talentId}`;
  return (
    <>
      <AgencyMark agency={{ name: event.agencyName, logoFileId: page.agencyLogoFileId }} />
      <PageTitle title={t('title')} />
      <div className={styles.notices}>
        {returned && (
          <Notice tone="warning" title={t('returnedTitle', { agency: event.agencyName })}>
            <p className={styles.reason}>{returned.reason}</p>
            <p>{t('returnedText', { code: String(returned.code) })}</p>
          </Notice>
        )}
        <PlanillaNotice planilla={page.planilla} agency={event.agencyName} path={path} />
      </div>
      <ClaimForm
        action={
          returned
            ? correctAction.bind(null, convocatoryId, talentId, returned.version)
            : sendAction.bind(null, convocatoryId, talentId)
        }
        banks={banks.map(({ id, name }) => ({ value: String(id), label: name }))}
        currency={event.currencyCode}
        fee={contractFee}
        activities={page.contractActivities}
        returned={returned}
        account={
          account && {
            bankId: account.bankId,
            account: account.account,
            typeAccount: account.typeAccount,
            activities: account.activities,
          }
        }
        withholding={page.withholding}
        hiresWorkers={page.hiresWorkers}
        chargesIva={page.chargesIva}
        estimate={estimateAction.bind(null, convocatoryId, talentId)}
        taxData={`/mi-perfil/datos-tributarios?volver=${encodeURIComponent(path)}`}
        ownAccount={`/mi-perfil/cuenta-bancaria?volver=${encodeURIComponent(path)}`}
      >
        <FieldBlock title={t('event')}>
          <DescriptionList
            items={[
              { label: t('eventName'), value: event.name, wide: true },
              { label: t('agency'), value: event.agencyName },
              { label: t('eventCode'), value: event.code },
              { label: t('hours'), value: workedText(page.worked) },
            ]}
          />
        </FieldBlock>
        <FieldBlock title={t('yourData')} description={t('yourDataText')}>
          <ProfileData
            talent={talent}
            missing={missing}
            labels={{
              name: t('name'),
              identification: talent.documentType,
              phone: t('phone'),
              address: t('address'),
              email: t('email'),
            }}
            words={{
              missing: t('required'),
              missingTitle: t('missingTitle'),
              missingText: t('missingText'),
              mend: t('mend'),
            }}
            path={path}
            note={talent.email ? t('copyNote', { email: talent.email }) : null}
          />
        </FieldBlock>
      </ClaimForm>
    </>
  );
}
