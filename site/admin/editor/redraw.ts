/**
 * Makes the inside of an element what HTML says, and leaves every node that says it already: pictures do not flicker
 * while somebody types, and who has scrolled down stays there.
 */
export function redraw(element: Element, html: string): void {
  const fresh = element.ownerDocument.createElement('div');
  // Made by our own components, which escape every text; and it has shadow roots, which other ways do not make.
  fresh.setHTMLUnsafe(html);
  match(element, fresh);
}

/** Makes the nodes in one place those in another. */
function match(place: Node, fresh: Node): void {
  const before = [...place.childNodes];
  const nodes = [...fresh.childNodes];
  nodes.forEach((node, index) => {
    const old = before[index];
    if (!old) place.appendChild(node);
    else if (isKind(old, node)) become(old, node);
    else place.replaceChild(node, old);
  });
  for (const old of before.slice(nodes.length)) old.remove();
}

const rootOf = (node: Node): ShadowRoot | null =>
  'shadowRoot' in node ? (node as Element).shadowRoot : null;

/** Tells whether one node can become another by its attributes and what is in it. */
const isKind = (old: Node, node: Node): boolean =>
  old.nodeName === node.nodeName && Boolean(rootOf(old)) === Boolean(rootOf(node));

function become(old: Node, node: Node): void {
  if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue;
  if (!isElement(old) || !isElement(node)) return;
  for (const name of old.getAttributeNames()) if (!node.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of node.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const [root, inside] = [rootOf(old), rootOf(node)];
  if (root && inside) match(root, inside);
  match(old, node);
}

const isElement = (node: Node): node is Element => node.nodeType === 1;
