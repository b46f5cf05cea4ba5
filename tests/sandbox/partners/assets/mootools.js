// What MooTools 1.6 with its compatibility build replaces of what browsers have, written anew: the library itself is
// in no registry. What it only adds is left out, save for what shows in loops.
{
  const isList = (item) => typeof item.length === 'number' && typeof item !== 'function';
  Array.from = (item) => {
    if (item === null || item === undefined) return [];
    if (!isList(item) || typeof item === 'string') return [item];
    return Array.isArray(item) ? item : Array.prototype.slice.call(item);
  };
  Object.values = (object) => {
    const values = [];
    for (const name in object)
      if (Object.prototype.hasOwnProperty.call(object, name)) values.push(object[name]);
    return values;
  };
  Object.assign(Array.prototype, {
    $family: () => 'array',
    each: Array.prototype.forEach,
    include(item) {
      if (!this.includes(item)) this.push(item);
      return this;
    },
    contains(item, from) {
      return this.indexOf(item, from) !== -1;
    },
    empty() {
      this.length = 0;
      return this;
    },
  });
  Function.prototype.$family = () => 'function';
  Function.prototype.extend = function (key, value) {
    this[key] = value;
    return this;
  };
  String.prototype.contains = function (text, from) {
    return this.indexOf(text, from) > -1;
  };
  Object.assign(Element.prototype, {
    $family: () => 'element',
    scrollTo(x, y) {
      this.scrollLeft = x;
      this.scrollTop = y;
      return this;
    },
    get(name) {
      return this.getAttribute(name);
    },
    set(name, value) {
      this.setAttribute(name, value);
      return this;
    },
    empty() {
      this.replaceChildren();
      return this;
    },
    clone() {
      return this.cloneNode(true);
    },
  });
  const { Element: Native } = window;
  window.Element = function (name, properties = {}) {
    const made = document.createElement(name);
    for (const key of Object.keys(properties)) made.set(key, properties[key]);
    return made;
  };
  Object.assign(window.Element, Native).prototype = Native.prototype;
  window.Request = function () {};
  window.$ = (id) => document.getElementById(id);
}
