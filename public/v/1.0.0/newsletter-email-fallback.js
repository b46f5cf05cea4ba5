import{a as e}from"./runtime.js";import{v as r,o as t,E as o}from"./forms-controller.js";import"./forms.js";import"./kit.js";function s({form:m}){let{EMAIL:l,FNAME:a,LNAME:i}=r(m,["EMAIL","FNAME","LNAME"]),n=t(`${a} ${i}`);return e(o,{letter:{subject:"Newsletter for "+n,body:`Please send me your newsletter.

Name: ${n}
Email: ${l}`}})}export{s as NewsletterFallback};
