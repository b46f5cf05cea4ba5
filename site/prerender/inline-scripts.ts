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

/**
 * In the head of every page: what is far below the first view is laid out later (site/layout/layout.css), except where
 * the visitor goes to a place below at once. Without scripts all is laid out as ever.
 */
export const firstViewScript =
  "if(!location.hash&&!history.state?.y)document.documentElement.dataset.firstView=''";

/**
 * At the end of every page. What can be read comes first, with its pictures and fonts; once it is painted, the scripts
 * that wait in `#scripts` are put into the document (before, they are not even asked for), and the rest is laid out,
 * in small steps. The scripts come at once where the visitor points at something or presses a key, returns to a place
 * further down, waits for a post that the page is not made of or brings a partner's name that must not get lost; where
 * a picture keeps the page waiting, everything goes on after three seconds.
 */
export const startScript = `{
const{dataset}=document.documentElement;
const far='firstView'in dataset?[...document.querySelectorAll('main>*>:nth-child(n+4)')]:[];
const waiting=document.getElementById('scripts').content.children;
const start=()=>{if(waiting[0]){document.head.append(waiting[0]);setTimeout(start)}};
const painted=run=>document.hidden?run():requestAnimationFrame(()=>setTimeout(run));
let laidOut=0;
const unfold=()=>{
const next=far[laidOut++];
if(next){next.style.contentVisibility='visible';painted(unfold);return}
delete dataset.firstView;
for(const section of far){
section.style.contentVisibility='';
if(!section.getAttribute('style'))section.removeAttribute('style')
}
};
let going=false;
const go=()=>{if(!going){going=true;start();unfold()}};
if(history.state?.y||/[?&](post|partner)=/.test(location.search))start();
addEventListener('load',()=>painted(go));
for(const type of['pointerover','keydown'])addEventListener(type,start,{capture:true,once:true});
setTimeout(go,3000)
}`;

/** As `script-src` needs them. */
export const inlineHashes = [postAskedScript, firstViewScript, startScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);
