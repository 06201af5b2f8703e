'use client';

import { useRouter } from 'next/navigation';
import { CheckboxField } from '@/app/_ui/public/checkbox-field';
import { FieldPair, FieldStack } from '@/app/_ui/public/form';
import { RadioGroup } from '@/app/_ui/public/radio-group';
import { type Option, SelectField } from '@/app/_ui/public/select-field';
import { TextField } from '@/app/_ui/public/text-field';
import { TextareaField } from '@/app/_ui/public/textarea-field';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/answer.json';
import { REASON_CODES } from '@/lib/quotations/given-answers/rules';
import { LinkForm } from '../../../_link-forms/link-form';
import { type Actions, usePostedForm } from '../../../_link-forms/use-posted-form';
import styles from '../cotizacion.module.css';

const { form: words } = texts;
const BUSY = { busyText: words.sending };

type Props = Pick<Actions, 'send' | 'post'> & {
  /** The quotation's page, which shows what was answered. */
  path: string;
  /** Of what is answered: sent along, and refused when it has become another. */
  hash: string;
  /** Of whom the quotation was sent to, who may be another than who answers. */
  name: string;
};

/** A form that leads back to the quotation once its answer is taken. */
function useAnswerForm<Name extends string>({ path, send, post }: Props, labels: Record<Name, string>) {
  const router = useRouter();
  return usePostedForm({ send, post, onTaken: () => router.replace(path) }, labels);
}

type NameField = { name: string; label: string; error: string | undefined; defaultValue: string };

/** What every answer carries: to what it is one, and who gives it. */
function WhoAnswers({ hash, field }: { hash: string; field: NameField }) {
  return (
    <>
      <input type="hidden" name="hash" value={hash} />
      <TextField {...field} required maxLength={120} autoComplete="name" />
    </>
  );
}

type AcceptProps = Props & {
  documentTypes: readonly Option[];
  /** The type that nearly everybody has. */
  usualType: string;
  /** What it chose and what that comes to, where there was something to choose. */
  chosen: { readonly choice: string; readonly total: number } | null;
  /** What is confirmed, in words. */
  terms: { readonly code: string; readonly total: string };
};

/** Who accepts, and the box that says to what. */
export function AcceptForm({ documentTypes, usualType, chosen, terms, ...props }: AcceptProps) {
  const kit = useAnswerForm(props, {
    name: words.name,
    documentTypeId: words.documentType,
    document: words.document,
    confirmed: words.acceptTitle,
  });
  return (
    <LinkForm kit={kit} submit={words.acceptSend} button={BUSY}>
      <FieldStack>
        {chosen && (
          <>
            <input type="hidden" name="choice" value={chosen.choice} />
            <input type="hidden" name="total" value={chosen.total} />
          </>
        )}
        <WhoAnswers hash={props.hash} field={kit.field('name', props.name)} />
        <FieldPair>
          <SelectField {...kit.field('documentTypeId', usualType)} required options={documentTypes} />
          <TextField {...kit.field('document')} required maxLength={30} autoComplete="off" />
        </FieldPair>
        <CheckboxField
          label={fillText(words.confirmed, terms)}
          name="confirmed"
          required
          error={kit.problemOf('confirmed')}
        />
      </FieldStack>
      <p className={styles.note}>{words.signatureText}</p>
    </LinkForm>
  );
}

/** Why not: one of the reasons that come up, with words of one's own. */
export function RejectForm(props: Props) {
  const kit = useAnswerForm(props, { reasonCode: words.reasonCode, reason: words.reason, name: words.name });
  return (
    <LinkForm kit={kit} submit={words.rejectSend} button={BUSY}>
      <FieldStack>
        <RadioGroup
          {...kit.field('reasonCode')}
          required
          options={REASON_CODES.map((value) => ({ value, label: texts.reasons[value] }))}
        />
        <TextareaField {...kit.field('reason')} description={words.reasonOptional} maxLength={500} rows={3} />
        <WhoAnswers hash={props.hash} field={kit.field('name', props.name)} />
      </FieldStack>
    </LinkForm>
  );
}

/** What is to be another way, in the client's own words. */
export function ChangeForm(props: Props) {
  const kit = useAnswerForm(props, { reason: words.what, name: words.name });
  return (
    <LinkForm kit={kit} submit={words.changeSend} button={BUSY}>
      <FieldStack>
        <TextareaField
          {...kit.field('reason')}
          required
          description={words.whatHint}
          maxLength={2000}
          rows={6}
        />
        <WhoAnswers hash={props.hash} field={kit.field('name', props.name)} />
      </FieldStack>
    </LinkForm>
  );
}
