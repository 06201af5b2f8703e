import { ShowcaseNotice } from '../../_showcase/showcase-notice';

export function DraftNotFound() {
  return <ShowcaseNotice state="NOT_FOUND" />;
}
