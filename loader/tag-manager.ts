import { attributesOf, fallback, type Widget } from './snippet';

/** Id of the place that a page keeps for what a tag manager puts in. */
export const PLACE = 'cat-tours';

/**
 * Returns a custom HTML tag for a tag manager, which puts the widget into the page's `<div id="cat-tours">`. In the
 * oldest JavaScript that managers take; made by script, because some of them take out tags that they do not know.
 */
export function tagManagerText(widget: Widget): string {
  const attributes = Object.entries(attributesOf(widget))
    .map(([name, value]) => `  tag.setAttribute(${text(name)}, ${text(value === true ? '' : value)});\n`)
    .join('');
  return `<script>
(function () {
  var place = document.getElementById('${PLACE}');
  if (!place) return;
  var tag = document.createElement('${widget.tag}');
${attributes}  tag.innerHTML = ${text(fallback(widget))};
  place.appendChild(tag);
  var script = document.createElement('script');
  script.async = true;
  script.src = ${text(widget.site + (widget.script?.path ?? '/loader.js'))};
  document.head.appendChild(script);
})();
</script>`;
}

/**
 * A text in quotation marks. Neither the end of a script nor the begin of a comment may stand inside one, and managers
 * take two braces for a variable of theirs.
 */
const text = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('{', '\\u007b');
