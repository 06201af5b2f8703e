import { Hr } from '@react-email/components';
import { cloneElement, Fragment } from 'react';
import type { ComposedEmail } from '../define-notice';

/** One mail that says what several say, one below the other, under the subject of the last. */
export function combineEmails(emails: readonly [ComposedEmail, ...ComposedEmail[]]): ComposedEmail {
  const last = emails.at(-1) ?? emails[0];
  const previews = new Set(emails.map(({ body }) => body.props.preview).filter(Boolean));
  return {
    ...last,
    attachments: [...new Set(emails.flatMap(({ attachments = [] }) => attachments))],
    made: emails.flatMap(({ made = [] }) => made),
    body: cloneElement(last.body, {
      preview: [...previews].join(' '),
      children: emails.map(({ body }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they do not move
        <Fragment key={index}>
          {index > 0 && <Hr style={{ margin: '28px 0' }} />}
          {body.props.children}
        </Fragment>
      )),
    }),
  };
}
