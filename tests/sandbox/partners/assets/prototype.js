// The built-ins that Prototype.js 1.7.3 replaces; the library is not on npm.
{
  const list = (source) => {
    if (!source) return [];
    if ('toArray' in Object(source)) return source.toArray();
    let length = source.length || 0;
    const found = [];
    found.length = length;
    while (length--) found[length] = source[length];
    return found;
  };
  Array.from = list;

  const lenient =
    (method) =>
    (self, [run = (item) => item, ...rest]) =>
      method.call(self, run, ...rest);
  for (const name of ['map', 'filter', 'some', 'every']) {
    const run = lenient(Array.prototype[name]);
    Array.prototype[name] = function (...given) {
      return run(this, given);
    };
  }
  const { reverse } = Array.prototype;
  Object.assign(Array.prototype, {
    each: Array.prototype.forEach,
    toArray() {
      return this.slice();
    },
    entries() {
      return this.slice();
    },
    find(run, context) {
      let found;
      this.some((item, index) => run.call(context, item, index, this) && ((found = item), true));
      return found;
    },
    reverse(inline) {
      return reverse.call(inline === false ? this.slice() : this);
    },
    include(item) {
      return this.includes(item);
    },
    first() {
      return this[0];
    },
    last() {
      return this[this.length - 1];
    },
  });
  String.prototype.toArray = function () {
    return this.split('');
  };
  String.prototype.sub = function (pattern, by, count = 1) {
    let text = String(this);
    while (count--) text = text.replace(pattern, by);
    return text;
  };
  Object.values = (object) => {
    const values = [];
    for (const name in object) values.push(object[name]);
    return values;
  };
  Object.assign(HTMLElement.prototype, {
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    scrollTo() {
      const { left, top } = this.getBoundingClientRect();
      window.scrollTo(left + scrollX, top + scrollY);
      return this;
    },
    replace(content) {
      this.outerHTML = content;
      return this;
    },
    show() {
      this.style.display = '';
      return this;
    },
    toggle() {
      this.style.display = this.style.display === 'none' ? '' : 'none';
      return this;
    },
  });
  const { Element } = window;
  window.Element = function (name, attributes = {}) {
    const made = document.createElement(name);
    for (const key of Object.keys(attributes)) made.setAttribute(key, attributes[key]);
    return made;
  };
  Object.assign(window.Element, Element).prototype = Element.prototype;
  window.$ = (id) => document.getElementById(id);
}
