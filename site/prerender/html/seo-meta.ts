import { prerendered } from '../../pages/guide';
import { loadPage } from '../../router/page-modules';
import { findRoute } from '../../routes';
import type { Head } from '../../seo/head';
import type { PageFacts } from '../../seo/page-facts';
import { partnerGuide } from '../docs/partner-guides';

prerendered.guide = partnerGuide;

export async function seoMeta(pathname: string): Promise<{ head: Head; facts: PageFacts }> {
  const { params } = findRoute(pathname);
  const { head, facts } = await loadPage({ pathname });
  return { head: head({ params }), facts: await facts({ params }) };
}
