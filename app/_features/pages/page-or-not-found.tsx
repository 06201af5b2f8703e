import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { translate } from '@/lib/i18n/translate';
import { answerStatus } from '@/lib/platform/answer-status';

/**
 * A page that says from the server when there is nothing at its address: what it throws by `notFound` becomes
 * `NotFound`, as text of a whole document, with the status 404. Left to Next, which draws it in the browser alone,
 * the document would be empty until the scripts have come.
 */
export function pageOrNotFound<P>(
  NotFound: ComponentType,
  page: (props: P) => Promise<ReactNode>,
): (props: P) => Promise<ReactNode> {
  return async function FoundPage(props) {
    try {
      return await page(props);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      // Where nobody can be told the status, a right status is worth more than the text.
      if (!answerStatus(404)) notFound();
      return <NotFound />;
    }
  };
}

/** What stands in the head of such a page. */
export function metadataOrNotFound<P>(
  metadata: (props: P) => Promise<Metadata>,
): (props: P) => Promise<Metadata> {
  return async (props) => {
    try {
      return await metadata(props);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      return { title: translate('pages.notFound.pageTitle') };
    }
  };
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404';
