import{j as e}from"./runtime.js";import{v as r,o as t,O as s}from"./forms-live.js";import"./forms.js";import"./kit.js";function o({form:m}){let{EMAIL:i,FNAME:a,LNAME:l}=r(m,["EMAIL","FNAME","LNAME"]),f=t(`${a} ${l}`),j=`Please send me your newsletter.

Name: ${f}
Email: ${i}`;return e(s,{letter:{subject:"Newsletter for "+f,body:j}})}export{o as OtherWay};
