'use server';

import { headers } from 'next/headers';
import { AppError } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { requestIp } from '@/lib/platform/request-ip';
import { giveGuardianConsent, withdrawGuardianConsent } from '@/lib/talents/guardians/give-guardian-consent';
import { answerForm } from '../../_link-forms/answer-form';
import type { FormAnswer } from '../../_link-forms/form-answer';
import { isTicked } from '../../_link-forms/read-form';

/** The form of a guardian: `accepted`, or nothing where a consent is taken back. */
export async function answerAction(
  talentId: string,
  withdraws: boolean,
  form: FormData,
): Promise<FormAnswer> {
  const ip = requestIp(await headers());
  return answerForm(
    async () => {
      const actor = await currentLinkActor('GUARDIAN_CONSENT', { talentId });
      if (withdraws) {
        await withdrawGuardianConsent(actor, { talentId });
        return;
      }
      if (!isTicked(form, 'accepted')) {
        throw new AppError('INVALID', 'errors.invalid', { accepted: 'validation.talent.consents' });
      }
      await giveGuardianConsent(actor, { talentId }, { ip });
    },
    { unexpected: translate('guardian.unexpected') },
  );
}
