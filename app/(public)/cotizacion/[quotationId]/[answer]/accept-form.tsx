'use client';

import { CheckboxField } from '@/app/_ui/public/checkbox-field';
import { FieldPair, FieldStack, FormActions } from '@/app/_ui/public/form';
import { type Option, SelectField } from '@/app/_ui/public/select-field';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import { TextField } from '@/app/_ui/public/text-field';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/answer.json';
import { FormProblems } from '../../../_link-forms/form-problems';
import styles from '../cotizacion.module.css';
import { AnswerFields, type AnswerFormProps, useAnswerForm } from './answer-fields';

const { form: words } = texts;
const LABELS = {
  name: words.name,
  documentTypeId: words.documentType,
  document: words.document,
  confirmed: words.acceptTitle,
};

type Props = AnswerFormProps & {
  documentTypes: readonly Option[];
  /** What is confirmed, in words. */
  terms: { readonly code: string; readonly total: string };
};

/** Who accepts, and the box that says to what. */
export function AcceptForm({ hash, name, documentTypes, terms, ...rest }: Props) {
  const { attempt, sending, form, problemOf, typed } = useAnswerForm(rest);
  return (
    <form {...form}>
      <FormProblems attempt={attempt} labels={LABELS} />
      <FieldStack>
        <AnswerFields hash={hash} name={typed('name') ?? name} error={problemOf('name')} />
        <FieldPair>
          <SelectField
            label={words.documentType}
            name="documentTypeId"
            required
            options={documentTypes}
            defaultValue={typed('documentTypeId')}
            error={problemOf('documentTypeId')}
          />
          <TextField
            label={words.document}
            name="document"
            required
            maxLength={30}
            autoComplete="off"
            defaultValue={typed('document')}
            error={problemOf('document')}
          />
        </FieldPair>
        <CheckboxField
          label={fillText(words.confirmed, terms)}
          name="confirmed"
          required
          error={problemOf('confirmed')}
        />
      </FieldStack>
      <p className={styles.note}>{words.signatureText}</p>
      <FormActions>
        <SubmitButton busy={sending} busyText={words.sending}>
          {words.acceptSend}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
