'use client';

import { FieldStack } from '@/app/_ui/public/form';
import { SelectField } from '@/app/_ui/public/select-field';
import { TextField } from '@/app/_ui/public/text-field';
import texts from '@/lib/i18n/messages/es/contract.json';
import type { ProfileField } from '@/lib/talents/rules';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { LinkForm } from '../../../_link-forms/link-form';
import { useLinkForm } from '../../../_link-forms/use-link-form';

const LABELS = {
  typeDocumentId: texts.typeDocument,
  identification: texts.identification,
  phone: texts.phone,
  address: texts.address,
};

type Props = {
  action: (data: FormData) => Promise<FormAnswer>;
  missing: readonly ProfileField[];
  documentTypes: readonly { readonly value: string; readonly label: string }[];
};

/** Asks for what the talent's data lack, before there is a text to sign. */
export function OwnDataForm({ action, missing, documentTypes }: Props) {
  const kit = useLinkForm(action, LABELS);
  return (
    <LinkForm kit={kit} submit={texts.saveData} button={{ busyText: texts.savingData }}>
      <FieldStack>
        {missing.includes('identification') && (
          <>
            <SelectField {...kit.field('typeDocumentId')} required options={[...documentTypes]} />
            <TextField {...kit.field('identification')} required maxLength={30} />
          </>
        )}
        {missing.includes('phone') && (
          <TextField
            {...kit.field('phone')}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
          />
        )}
        {missing.includes('address') && (
          <TextField {...kit.field('address')} required autoComplete="street-address" maxLength={200} />
        )}
      </FieldStack>
    </LinkForm>
  );
}
