import { attributesOf, ways, type Widget } from './snippet';

/** Id of the place that a page keeps for what a tag manager puts in. */
export const PLACE = 'cat-tours';

/**
 * Returns a custom HTML tag for a tag manager, which puts the widget into the page's `<div id="cat-tours">`, once however
 * often it fires. In the oldest JavaScript that managers take; made by script, because some of them take out tags that
 * they do not know, and node by node, because a page may trust no HTML. One that trusts no script either keeps the links.
 */
export function tagManagerText(widget: Widget): string {
  const attributes = Object.entries(attributesOf(widget))
    .map(([name, value]) => `  tag.setAttribute(${text(name)}, ${text(value === true ? '' : value)});\n`)
    .join('');
  const links = ways(widget).map(
    ({ name, href, lang = '' }) => `    [${[name, href, lang].map(text).join(', ')}]`,
  );
  return `<script>
(function () {
  var place = document.getElementById('${PLACE}');
  if (!place || place.querySelector('${widget.tag}')) return;
  var tag = document.createElement('${widget.tag}');
${attributes}  var links = document.createElement('span');
  links.setAttribute('slot', 'fallback');
  [
${links.join(',\n')}
  ].forEach(function (way, index) {
    var link = document.createElement('a');
    link.textContent = way[0];
    link.href = way[1];
    if (way[2]) link.lang = way[2];
    if (index) links.appendChild(document.createTextNode(', '));
    links.appendChild(link);
  });
  tag.appendChild(links);
  place.appendChild(tag);
  try {
    var script = document.createElement('script');
    script.async = true;
    script.src = ${text(widget.site + (widget.script?.path ?? '/loader.js'))};
    document.head.appendChild(script);
  } catch (error) {
    console.warn(error);
  }
})();
</script>`;
}

/**
 * A text in quotation marks. Neither the end of a script nor the begin of a comment may stand inside one, and managers
 * take two braces for a variable of theirs.
 */
const text = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('{', '\\u007b');
