'use client';

import { useState } from 'react';
import { CheckboxField } from '@/app/_ui/public/checkbox-field';
import { fieldId } from '@/app/_ui/public/field-shell';
import { FieldBlock, FieldStack } from '@/app/_ui/public/form';
import { RadioGroup } from '@/app/_ui/public/radio-group';
import { TextField } from '@/app/_ui/public/text-field';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/contract.json';
import codeTexts from '@/lib/i18n/messages/es/linkCode.json';
import styles from './contract.module.css';
import { LongText } from './long-text';
import type { ShownSigning } from './shown-signing';
import { SignaturePad } from './signature-pad';

type Props = {
  signing: ShownSigning;
  /** The code that opened it signs it: none is asked for. */
  opened?: boolean;
  /** What is signed, in a sentence, where the text is on another screen. */
  summary?: string;
  problemOf: (name: string) => string | undefined;
};

/** Names and labels of the fields, in the order of the page. */
export const SIGNATURE_LABELS = {
  method: texts.method,
  signerName: texts.signerName,
  drawing: texts.drawHere,
  electronic: texts.acceptElectronic,
  channel: texts.channel,
  code: texts.signingCode,
} as const;

/** Who signs and how, that it is by electronic means, and the code that does it. */
export function SignatureFields({ signing, opened = false, summary, problemOf }: Props) {
  const { signatory, destinations, wording } = signing;
  const sent = opened ? null : signing.sent;
  const [method, setMethod] = useState('TYPED');
  const isGuardian = signatory.role === 'GUARDIAN';
  return (
    <FieldBlock
      title={isGuardian ? texts.guardianSignature : texts.signature}
      description={
        isGuardian
          ? fillText(texts.guardianText, { name: signatory.name })
          : fillText(texts.signsAs, { name: signatory.name })
      }
    >
      <FieldStack>
        {summary && <p>{summary}</p>}
        <RadioGroup
          label={texts.method}
          name="method"
          required
          options={[
            { value: 'TYPED', label: texts.typed },
            { value: 'DRAWN', label: texts.drawn },
          ]}
          defaultValue="TYPED"
          onChange={setMethod}
          error={problemOf('method')}
        />
        {method === 'TYPED' ? (
          <TextField
            name="signerName"
            label={texts.signerName}
            description={fillText(texts.signerNameHint, { name: signatory.name })}
            autoComplete="name"
            maxLength={160}
            required
            error={problemOf('signerName')}
          />
        ) : (
          <SignaturePad
            name="drawing"
            errorId={`${fieldId({ name: 'drawing' })}-error`}
            error={problemOf('drawing')}
          />
        )}
        <LongText label={texts.acceptElectronic}>
          <p>{wording}</p>
        </LongText>
        <CheckboxField
          label={texts.acceptElectronic}
          name="electronic"
          required
          error={problemOf('electronic')}
        />
        {opened ? (
          <p>{texts.openedText}</p>
        ) : (
          <RadioGroup
            label={texts.channel}
            name="channel"
            required
            options={destinations.map(({ channel, destination }) => ({
              value: channel,
              label: fillText(texts.channels[channel], { destination }),
            }))}
            defaultValue={sent?.channel ?? destinations[0]?.channel}
            error={problemOf('channel')}
          />
        )}
        {!opened && signing.waits && <p>{codeTexts.waits[signing.waits]}</p>}
        {sent && (
          <div className={styles.code}>
            <p role="status">{fillText(texts.codeSent[sent.channel], { destination: sent.destination })}</p>
            <TextField
              // Another code begins it anew.
              key={sent.resendAt}
              name="code"
              label={texts.signingCode}
              description={texts.signingCodeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              maxLength={60}
              required
              error={problemOf('code')}
            />
          </div>
        )}
      </FieldStack>
    </FieldBlock>
  );
}
