import { Fragment } from 'react';
import { INBOX_PATH } from '@/lib/core/paths';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import type { ComposeContext, ComposeEmail, ComposePush } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, TextLink, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { type DescribedGroup, describeGroup } from './describe';
import { findAddressee, findUnread } from './queries';
import { groupNotices, type NoticeGroup } from './rules';

type Payload = { userId: string; agencyId: string | null; ids: number[] };

/** What is still unread, as it is shown in the portal; null for nothing, and for who is not of the agency any more. */
async function findNews({ userId, agencyId, ids }: Payload, { tx }: ComposeContext) {
  const addressee = await findAddressee(tx, userId, agencyId);
  if (!addressee) return null;
  const told = await findUnread(tx, addressee.reader, ids);
  const [first, ...more] = groupNotices(told.reverse(), DEFAULT_TIME_ZONE).map(describeGroup);
  if (!first) return null;
  const news: readonly [DescribedGroup, ...DescribedGroup[]] = [first, ...more];
  return {
    addressee,
    news,
    title: more.length === 0 ? first.title : `${news.length} novedades de tu trabajo`,
  };
}

export const composeNews: ComposeEmail<Payload> = async (payload, context) => {
  const found = await findNews(payload, context);
  if (!found) return null;
  const { addressee, news, title } = found;
  const [first] = news;
  const path = news.length === 1 ? (first.path ?? INBOX_PATH) : INBOX_PATH;
  return {
    to: { name: addressee.name, address: addressee.email },
    subject: [title, news.length === 1 ? first.detail : null].filter(Boolean).join(': '),
    body: (
      <EmailLayout preview={news.map(({ title: what }) => what).join('. ')}>
        <Title>{title}</Title>
        <Facts rows={news.map(({ title: what, detail }) => [what, detail ?? ''] as const)} />
        <Button href={`${env().APP_URL}${path}`}>Verlo en {product().name}</Button>
        <Paragraph dimmed>
          {`Recibes este correo porque así lo elegiste. Cámbialo en ${env().APP_URL}${INBOX_PATH}/ajustes`}
        </Paragraph>
      </EmailLayout>
    ),
  };
};

/** What a digest is about, in the order of its newest: an event or quotation, or the rest of the work. */
function subjectsOf(groups: readonly NoticeGroup[]): ReadonlyMap<string, DescribedGroup[]> {
  const subjects = new Map<string, DescribedGroup[]>();
  for (const group of groups) {
    const [newest] = group.notices;
    const subject = newest.eventName ?? newest.code ?? 'Lo demás';
    subjects.set(subject, [...(subjects.get(subject) ?? []), describeGroup(group)]);
  }
  return subjects;
}

/** What of the day before is still unread, by event, each line with the way there; null for nothing. */
export const composeDigest: ComposeEmail<Payload> = async ({ userId, agencyId, ids }, { tx }) => {
  const addressee = await findAddressee(tx, userId, agencyId);
  if (!addressee) return null;
  const told = await findUnread(tx, addressee.reader, ids);
  if (told.length === 0) return null;
  const subjects = [...subjectsOf(groupNotices(told.reverse(), DEFAULT_TIME_ZONE))];
  const inbox = `${env().APP_URL}${INBOX_PATH}`;
  return {
    to: { name: addressee.name, address: addressee.email },
    subject: `Resumen del día: ${told.length === 1 ? '1 novedad' : `${told.length} novedades`}`,
    body: (
      <EmailLayout preview={subjects.map(([subject]) => subject).join(', ')}>
        <Title>Lo que pasó con tu trabajo</Title>
        {subjects.map(([subject, groups]) => (
          <Facts
            key={subject}
            rows={[
              [
                subject,
                groups.map(({ title, detail, path }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once
                  <Fragment key={index}>
                    {index > 0 && <br />}
                    <TextLink href={path ? `${env().APP_URL}${path}` : inbox}>{title}</TextLink>
                    {detail && detail !== subject && ` · ${detail}`}
                  </Fragment>
                )),
              ],
            ]}
          />
        ))}
        <Button href={inbox}>Ver todo en {product().name}</Button>
        <Paragraph dimmed>
          {`Sale cada mañana, solo si hay algo. Elige qué trae en ${inbox}/ajustes`}
        </Paragraph>
      </EmailLayout>
    ),
  };
};

export const composePushedNews: ComposePush<Payload> = async (payload, context) => {
  const found = await findNews(payload, context);
  if (!found) return null;
  const { news, title } = found;
  const [first] = news;
  if (news.length === 1) return { title, body: first.detail ?? '', path: first.path ?? INBOX_PATH };
  return { title, body: news.map(({ title: what }) => what).join('. '), path: INBOX_PATH };
};
