'use client';

import { CheckboxField } from '@/app/_ui/public/checkbox-field';
import { EmailField } from '@/app/_ui/public/email-field';
import { FieldStack } from '@/app/_ui/public/form';
import { PasswordField } from '@/app/_ui/public/password-field';
import { TextField } from '@/app/_ui/public/text-field';
import texts from '@/lib/i18n/messages/es/registration.json';
import { LinkForm } from '../_link-forms/link-form';
import { LegalLinks } from '../_registration/legal-note';
import { logInNew } from '../_registration/log-in';
import { postBegin, sendBegin } from '../_registration/register-actions';
import { useRegistration } from '../_registration/use-registration';

const { begin, fast } = texts;

/** In the order of the page. */
const LABELS = {
  nameAgency: begin.nameAgency,
  nameProductor: begin.nameProductor,
  emailProductor: begin.emailProductor,
  password: begin.password,
  accepted: begin.accepted,
};

/** An agency and who begins it, who is in at once; the rest is asked where it is needed. */
export function BeginForm({ attempt }: { attempt: string }) {
  const kit = useRegistration(
    { attempt, post: postBegin, send: sendBegin, onTaken: logInNew, home: '/dashboard' },
    LABELS,
  );
  const { field, problemOf } = kit;
  return (
    <LinkForm kit={kit} submit={texts.submit} button={{ busyText: texts.submitting }}>
      <input {...kit.hidden} />
      <FieldStack>
        <TextField {...field('nameAgency')} required maxLength={120} autoComplete="organization" />
        <TextField {...field('nameProductor')} required maxLength={120} autoComplete="name" />
        <EmailField {...field('emailProductor')} required description={fast.emailText} />
        <PasswordField
          name="password"
          label={begin.password}
          required
          autoComplete="new-password"
          description={fast.passwordText}
          error={problemOf('password')}
        />
        <CheckboxField
          name="accepted"
          label={
            <>
              {texts.legal.accept} <LegalLinks />
            </>
          }
          required
          defaultChecked={kit.typed('accepted') === 'on'}
          error={problemOf('accepted')}
        />
      </FieldStack>
    </LinkForm>
  );
}
