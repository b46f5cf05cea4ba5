/**
 * Returns texts and field borders of an element with too little contrast by WCAG: 4.5:1 for text (3:1 if large), 3:1 for
 * borders. Skips text over pictures. Runs in the page.
 */
export function lowContrast(tag: Element): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  type Color = [number, number, number, number];
  const read = (color: string): Color => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a]: Color, [x, y, z]: Color): Color => [
    r * a + x * (1 - a),
    g * a + y * (1 - a),
    b * a + z * (1 - a),
    1,
  ];
  const parent = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  // A canvas does not know the page's color scheme.
  const page = document.body.appendChild(document.createElement('p'));
  page.style.background = 'Canvas';
  const blank = read(getComputedStyle(page).backgroundColor);
  page.remove();
  const ground = (element: Element | null): Color =>
    element ? over(read(getComputedStyle(element).backgroundColor), ground(parent(element))) : blank;
  const light = (color: Color) => {
    const [r = 0, g = 0, b = 0] = color.slice(0, 3).map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (color: string, on: Color) => {
    const [low = 0, high = 0] = [light(over(read(color), on)), light(on)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const faults: string[] = [];
  const judge = (what: string, color: string, on: Color, least: number) => {
    const found = ratio(color, on);
    if (found < least) faults.push(`${what}: ${found.toFixed(2)} of ${least}`);
  };
  for (const element of tag.shadowRoot!.querySelectorAll<HTMLElement>('[data-cat] *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('svg, .vh, option'))
      continue;
    const style = getComputedStyle(element);
    const name = `${element.localName}.${element.className}`;
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (text) judge(`words of ${name}`, style.color, ground(element), large ? 3 : 4.5);
    if (element.matches('input, select, textarea')) {
      if (parseFloat(style.borderTopWidth) < 1) {
        // A stepper has one border around all of its fields.
        if (!element.closest('.stepper')) faults.push(`no edge of ${name}`);
      } else judge(`edge of ${name}`, style.borderTopColor, ground(parent(element)), 3);
      judge(`words of ${name}`, style.color, ground(element), 4.5);
      if (element.matches('[placeholder]'))
        judge(`hint in ${name}`, getComputedStyle(element, '::placeholder').color, ground(element), 4.5);
    }
  }
  return faults;
}
