import { createHash } from 'node:crypto';

/*
 * The only scripts that stand inside a page. A file of its own would cost each of them a round trip at the worst
 * moment. The policy names their hashes, so that no other inline script may run.
 */

/**
 * In the head of the page of the list, which a static host also sends for `/blog?post=5`. It marks the document, and
 * the style sheet (site/ui/opening.css) keeps the list from flashing before the post is there; host rules that look
 * at queries are not the same on any two hosts.
 */
export const postAskedScript =
  "if(/[?&]post=/.test(location.search))document.documentElement.dataset.postAsked=''";

/** Milliseconds for which what is below the first view may be left out, and those after which it begins to come. */
const LEFT_OUT = 1500;
const COMING = 1000;

/**
 * In the head of every page: what is below the first view is laid out later (site/layout/layout.css), except where the
 * visitor goes to a place below at once, be it a piece of text that a search engine points at: such a fragment stands
 * in no `location`, only in the name of the navigation. Without scripts all is laid out as ever, and where the rest of
 * the page keeps away, what has come shows after a moment.
 */
export const firstViewScript = `if(!history.state?.y&&!/#/.test(location.hash+performance.getEntriesByType('navigation')[0]?.name)){
const{dataset}=document.documentElement;
dataset.firstView=setTimeout(()=>delete dataset.firstView,${LEFT_OUT})
}`;

/**
 * At the end of every page. What can be read comes first, with its pictures and fonts; once it is painted, the scripts
 * that wait in `#scripts` are put into the document (before, they are not even asked for), and the rest is laid out,
 * in small steps: section by section, and within it the stops of a walk, a box beside the text and the entries of a
 * tag's list one by one. A frame takes as many as fit into eight milliseconds, which a slow phone needs for one; that
 * they are laid out before the frame keeps their painting in a task of its own. No `style` stays behind; it is read
 * before it is removed, for Chromium removes none that it has not written out yet. The font of the rest comes before it,
 * for when a font arrives, all text that stands there is laid out again.
 * The rest comes whole as soon as the visitor scrolls, presses, types or prints, and the scripts where they point at
 * something (a browser also reports a pointer that only rests where the page appears: it has not moved), return to a place further down, wait for a post that the page is not made of or bring a partner's name
 * that must not get lost (it is kept at once: a visitor may follow a link before any script is there; where storage is
 * denied, nothing can be kept, and the links carry it on); where a picture
 * keeps the page waiting, the scripts go on after three seconds. The rest waits
 * for neither picture nor font for long: a second after the first paint it begins to come, and half a second later it
 * is whole, for who reads without looking would take the first view for the page.
 */
export const startScript = `{
const{dataset}=document.documentElement;
const all=selector=>[...document.querySelectorAll(selector)];
const scripts=document.getElementById('scripts');
const waiting=scripts.content.children;
const start=()=>{if(waiting[0]){document.head.append(waiting[0]);setTimeout(start)}};
const painted=run=>document.hidden?run():requestAnimationFrame(()=>setTimeout(run));
let steps=[];
const leaveOut=piece=>{
piece.style.display='none';
return()=>{piece.style.display='';if(!piece.getAttribute('style'))piece.removeAttribute('style')}
};
const pieces=part=>[...part.querySelectorAll('.stops>li,aside,[home]')].flatMap(piece=>
piece.hasAttribute('home')?[...piece.shadowRoot?.querySelectorAll('li,details')??[]]:piece);
const whole=()=>{
delete dataset.firstView;
while(steps[0])steps.shift()();
for(const part of all('[data-near]'))delete part.dataset.near
};
const unfold=()=>{
const end=performance.now()+8;
do{
if(!steps[0])return whole();
steps.shift()()
}while(document.body.offsetHeight&&performance.now()<end);
painted(unfold)
};
let going=false;
const rest=()=>{
if(going)return;
going=true;
if('firstView'in dataset)steps=all('main>*>*,footer').filter(part=>!part.offsetParent).map(part=>()=>{
steps.unshift(...pieces(part).map(leaveOut));
part.dataset.near=''
});
const{font}=scripts.dataset;
const soon=()=>painted(unfold);
if(!font)return unfold();
Promise.race([document.fonts.load(font),new Promise(late=>setTimeout(late,1000))]).then(soon,soon)
};
const once=(run,types)=>{for(const type of types)addEventListener(type,run,{capture:true,once:true,passive:true})};
const{search}=location;
if(/[?&]partner=/.test(search))try{sessionStorage.arrival=search}catch{}
if(history.state?.y||/[?&](post|partner)=/.test(search))start();
const go=()=>{
start();
rest()
};
clearTimeout(dataset.firstView);
const sincePaint=performance.now()-(performance.getEntriesByType('paint')[0]?.startTime??performance.now());
setTimeout(rest,${COMING}-sincePaint);
setTimeout(whole,${LEFT_OUT}-sincePaint);
addEventListener('load',()=>painted(go));
const pointed=({movementX,movementY})=>(movementX||movementY)&&start();
addEventListener('pointermove',pointed,{capture:true,passive:true});
once(start,['pointerdown','keydown']);
once(whole,['scroll','wheel','touchmove','pointerdown','keydown','beforeprint']);
setTimeout(go,3000)
}`;

/** As `script-src` needs them. */
export const inlineHashes = [postAskedScript, firstViewScript, startScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);
